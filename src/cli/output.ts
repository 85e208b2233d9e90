import { styleText } from 'node:util';

/** Where the program writes, and whether colours are welcome there. */
export interface Output {
  /** Writes to the standard output. */
  out(text: string): void;
  /** Writes to the standard error. */
  err(text: string): void;
  /** Absent is no. */
  readonly colour?: boolean;
}

/** The columns that every line of the program fits into, on any terminal: the same command prints the same text. */
export const WIDTH = 80;

/** Writes line by line. */
export interface Page {
  /** A line that opens a section, after an empty one. */
  heading(text: string): void;
  /** Text, broken into lines that fit; all but the first begin under the text of the first. */
  text(text: string, indent?: string): void;
  /** A line as it is. */
  line(text: string): void;
}

/** The text in lines of at most that many columns, each beginning with `indent`, all but the first with `hang` more. */
export function broken(text: string, indent: string, hang = ''): readonly string[] {
  if (indent.length + text.length <= WIDTH) return [indent + text];
  const lines: string[] = [];
  let line = indent;
  let start = indent;
  for (const word of text.split(' ')) {
    const isFirst = line === start;
    if (!isFirst && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      start = indent + hang;
      line = start + word;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}

/** A page on that output. */
export function pageOn(output: Output): Page {
  const line = (text: string): void => output.out(`${text.trimEnd()}\n`);
  const bold = (text: string): string =>
    output.colour === true ? styleText('bold', text, { validateStream: false }) : text;
  return {
    heading(text) {
      line('');
      line(bold(text));
    },
    text(text, indent = '') {
      for (const part of broken(text, indent, '  ')) line(part);
    },
    line,
  };
}
