/** The words of 32 bits in the state: 25 lanes of 64 bits, five by five, the lower half of each first. */
export const STATE_WORDS = 50;
const ROW = 10;
const ROUNDS = 24;

/** What ρ and π do to lane after lane, the first of them in word 2: to which word it moves, rotated by how many bits. */
const MOVES: readonly Move[] = /* @__PURE__ */ movesOfLanes();

interface Move {
  readonly to: number;
  readonly bits: number;
}

function movesOfLanes(): readonly Move[] {
  const moves: Move[] = [];
  let [x, y] = [1, 0];
  for (let t = 1; t <= ROUNDS; t++) {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    moves.push({ to: ROW * y + 2 * x, bits: ((t * (t + 1)) / 2) % 64 });
  }
  return moves;
}

/** Keccak-f[1600], the permutation of FIPS 202, step by step as it is written there. It changes the state. */
export function permute(state: Int32Array): void {
  const word = (place: number): number => state[place] ?? 0;
  const parities = new Int32Array(ROW + 4);
  const parity = (place: number): number => parities[place] ?? 0;
  let register = 1;
  for (let round = 0; round < ROUNDS; round++) {
    // θ: each lane takes in the parities of the columns to its left and, rotated by one bit, to its right.
    for (let i = 0; i < ROW + 4; i++) {
      const place = i % ROW;
      parities[i] = word(place) ^ word(place + 10) ^ word(place + 20) ^ word(place + 30) ^ word(place + 40);
    }
    for (let column = 0; column < ROW; column += 2) {
      const left = column === 0 ? ROW - 2 : column - 2;
      const low = parity(column + 2);
      const high = parity(column + 3);
      const lower = parity(left) ^ (low << 1) ^ (high >>> 31);
      const upper = parity(left + 1) ^ (high << 1) ^ (low >>> 31);
      for (let place = column; place < STATE_WORDS; place += ROW) {
        state[place] = word(place) ^ lower;
        state[place + 1] = word(place + 1) ^ upper;
      }
    }
    // ρ and π: each lane is rotated, and moves to where another one was.
    let low = word(2);
    let high = word(3);
    for (const { to, bits } of MOVES) {
      const lower = bits < 32 ? low : high;
      const upper = bits < 32 ? high : low;
      low = word(to);
      high = word(to + 1);
      state[to] = (lower << bits) | (upper >>> (32 - bits));
      state[to + 1] = (upper << bits) | (lower >>> (32 - bits));
    }
    // χ: each word of a row takes in the next two.
    for (let half = 0; half < ROW; half++) {
      const place = ROW * (half >> 1) + (half & 1);
      const a = word(place);
      const b = word(place + 2);
      const c = word(place + 4);
      const d = word(place + 6);
      const e = word(place + 8);
      state[place] = a ^ (~b & c);
      state[place + 2] = b ^ (~c & d);
      state[place + 4] = c ^ (~d & e);
      state[place + 6] = d ^ (~e & a);
      state[place + 8] = e ^ (~a & b);
    }
    // ι: a shift register flips some bits of the first lane.
    for (let bit = 1; bit <= 64; bit *= 2) {
      const place = bit === 64 ? 1 : 0;
      if (register & 1) state[place] = word(place) ^ (1 << (bit - 1));
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
}
