const two16 = 65_536;
const base = 0x0100_0193;

/** Spreads the bits of a 32-bit number (the end of MurmurHash3). */
const mix = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

/** Joins two hashes to a key of 48 bits, which a JavaScript number represents exactly. */
const keyOf = (high: number, low: number): number => high * two16 + (low % two16);

/** Returns a 32-bit hash of a text (FNV-1a, mixed). */
function hash32(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), base);
  return mix(hash);
}

/** Returns the search key of an item, such as a picture, by its kind and name. */
export const keyFor = (kind: string, name: string): number =>
  keyOf(hash32(`${kind}:${name}`), hash32(`${name}:${kind}`));

/**
 * Returns every run of `length` characters as a 32-bit hash, in the order of the text (rolling hash: Karp and Rabin
 * 1987). A run and its reverse have the same hash, so that text drawn backwards is recognised.
 */
export function runsOf(text: string, length: number): Uint32Array {
  const count = Math.max(0, text.length - length + 1);
  const hashes = new Uint32Array(count);
  let top = 1;
  for (let i = 1; i < length; i++) top = Math.imul(top, base);
  const inverse = inverseOf(base);
  let [forward, backward, power] = [0, 0, 1];
  for (let i = 0; i < text.length; i++) {
    const next = mix(text.charCodeAt(i));
    if (i >= length) {
      const leaving = mix(text.charCodeAt(i - length));
      forward = (forward - Math.imul(leaving, top)) | 0;
      backward = Math.imul(backward - leaving, inverse);
      power = top;
    }
    forward = (Math.imul(forward, base) + next) | 0;
    backward = (backward + Math.imul(next, power)) | 0;
    if (i < length - 1) power = Math.imul(power, base);
    if (i >= length - 1) hashes[i - length + 1] = mix(forward) + mix(backward);
  }
  return hashes;
}

/** Returns the distinct hashes of the runs of `length` characters, ascending. */
export const gramsOf = (text: string, length: number): Uint32Array => distinct(runsOf(text, length));

/** Returns the multiplicative inverse of an odd number modulo 2^32 (Newton's iteration). */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

/** Returns the distinct numbers of a list, ascending. */
export function distinct(numbers: Uint32Array): Uint32Array {
  const hashes = numbers.toSorted();
  let size = 0;
  for (let i = 0; i < hashes.length; i++)
    if (i === 0 || hashes[i] !== hashes[i - 1]) hashes[size++] = hashes[i] ?? 0;
  return hashes.slice(0, size);
}

/** Sets a mark to 1 for each number of an ascending list that another ascending list also contains. */
export function markShared(marks: Uint8Array, own: Uint32Array, other: Uint32Array): void {
  let at = 0;
  for (const [place, value] of own.entries()) {
    while (at < other.length && (other[at] ?? 0) < value) at++;
    if (other[at] === value) marks[place] = 1;
  }
}

/**
 * Returns the share (0 to 1) of a text's letters that are in a marked run of `length` letters. Letters of repeated runs
 * count once. `grams` are the distinct `runs`, ascending, and `marks[i]` belongs to `grams[i]`. Runs with a 1 in
 * `leftOut` do not count at all.
 */
export function markedShare(
  marks: Uint8Array,
  runs: Uint32Array,
  grams: Uint32Array,
  length: number,
  leftOut?: Uint8Array,
): number {
  const isSeen = leftOut?.slice() ?? new Uint8Array(grams.length);
  let [letters, marked, lettersTo, markedTo] = [0, 0, 0, 0];
  for (const [from, run] of runs.entries()) {
    const place = placeOf(grams, run);
    if (isSeen[place] === 1) continue;
    isSeen[place] = 1;
    const to = from + length;
    letters += to - Math.max(from, lettersTo);
    lettersTo = to;
    if (marks[place] !== 1) continue;
    marked += to - Math.max(from, markedTo);
    markedTo = to;
  }
  return letters === 0 ? 0 : marked / letters;
}

/** Returns the index of a number in an ascending list that contains it, or else of a neighbour. */
export function placeOf(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the smallest grams of a text as keys: a 128th of them, at least 64 and at most 4,096. The choice depends only
 * on the grams, so a text and one that contains it share keys, whatever surrounds the shared part (min-wise sampling).
 */
export function sampleOf(grams: Uint32Array): number[] {
  const size = Math.min(4096, Math.max(64, Math.ceil(grams.length / 128)));
  return [...grams.subarray(0, size)].map((gram) => keyOf(gram, mix(gram ^ 0x9e37_79b9)));
}
