import { invalid, readAnyList, readSeed } from '../kernel/options.js';
import { shake256, utf8 } from '../kernel/shake256.js';

/** The words, of four bytes each, of a commitment and of a shared seed. */
const WORDS = 8;

function digestOf(text: string): string {
  const word = shake256(text);
  return Array.from({ length: WORDS }, () => word().toString(16).padStart(8, '0')).join('');
}

/**
 * The text as it is, if UTF-8 can write it; two texts that it can't would be written alike. Throws `InvalidOptionsError`
 * with that field for anything else.
 */
export function textOf(value: unknown, field: string): string {
  return readSeed(value, field) ?? invalid(field, 'is missing');
}

/** One text from each player, at least one, by seat and each read once. Throws `InvalidOptionsError` for anything else. */
export function contributionsOf(value: unknown): readonly string[] {
  const texts = readAnyList(value, 'contributions');
  if (texts.length === 0) return invalid('contributions', 'is no list of one text from each player');
  return texts.map((text, seat) => textOf(text, `contributions[${seat}]`));
}

/** The text with its number of bytes before it and a comma after it, so that where it ends is never in doubt. */
function delimited(text: string): string {
  return `${utf8(text).length}:${text},`;
}

/**
 * What a host publishes before the game to be held to a seed, or to a secret, afterwards: 64 hexadecimal digits, the
 * first 32 bytes of SHAKE256 over the UTF-8 bytes of `noir-rules:commitment:<seed>`. Throws `InvalidOptionsError` with
 * the field `seed` for a lone surrogate.
 */
export function commitment(seed: string): string {
  return digestOf(`noir-rules:commitment:${textOf(seed, 'seed')}`);
}

/**
 * The seed that a host's secret and one text from each player make, by seat: 64 hexadecimal digits, the first 32 bytes of
 * SHAKE256 over the UTF-8 bytes of `noir-rules:shared-seed:`, the secret and the contributions, each of these with its
 * number of bytes in decimal digits and a colon before it and a comma after it: `5:hello,`. Throws `InvalidOptionsError`
 * with the field `secret`, `contributions` or `contributions[<seat>]` for what is no text or has a lone surrogate.
 */
export function sharedSeed(secret: string, contributions: readonly string[]): string {
  const texts = [textOf(secret, 'secret'), ...contributionsOf(contributions)];
  return digestOf(`noir-rules:shared-seed:${texts.map(delimited).join('')}`);
}
