const two16 = 65_536;
const base = 0x0100_0193;

/** Spreads the bits of a 32-bit number (the end of MurmurHash3). */
const mix = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

/** A key of 48 bits, which a number holds exactly. */
const keyOf = (high: number, low: number): number => high * two16 + (low % two16);

/** A 32-bit hash of a text (FNV-1a, mixed). */
function hash32(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), base);
  return mix(hash);
}

/** The key under which a thing of a kind is found. */
export const keyFor = (kind: string, name: string): number =>
  keyOf(hash32(`${kind}:${name}`), hash32(`${name}:${kind}`));

/**
 * Every run of `length` characters as a 32-bit hash, each once, ascending (a rolling hash as in Karp and Rabin 1987). A
 * run and its mirror image are the same, so that text which is drawn backwards is known again.
 */
export function gramsOf(text: string, length: number): Uint32Array {
  const count = Math.max(0, text.length - length + 1);
  const hashes = new Uint32Array(count);
  let top = 1;
  for (let i = 1; i < length; i++) top = Math.imul(top, base);
  const inverse = inverseOf(base);
  let [forward, backward, power] = [0, 0, 1];
  for (let i = 0; i < text.length; i++) {
    const next = mix(text.charCodeAt(i));
    if (i >= length) {
      const gone = mix(text.charCodeAt(i - length));
      forward = (forward - Math.imul(gone, top)) | 0;
      backward = Math.imul(backward - gone, inverse);
      power = top;
    }
    forward = (Math.imul(forward, base) + next) | 0;
    backward = (backward + Math.imul(next, power)) | 0;
    if (i < length - 1) power = Math.imul(power, base);
    if (i >= length - 1) hashes[i - length + 1] = mix(forward) + mix(backward);
  }
  return distinct(hashes);
}

/** The number that times an odd one gives 1 in 32 bits (Newton's iteration). */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

function distinct(hashes: Uint32Array): Uint32Array {
  hashes.sort();
  let size = 0;
  for (let i = 0; i < hashes.length; i++)
    if (i === 0 || hashes[i] !== hashes[i - 1]) hashes[size++] = hashes[i] ?? 0;
  return hashes.slice(0, size);
}

/** How many numbers two ascending sets share. */
export function sharedBy(one: Uint32Array, two: Uint32Array): number {
  let [at, shared] = [0, 0];
  for (const value of one) {
    while (at < two.length && (two[at] ?? 0) < value) at++;
    if (two[at] === value) shared++;
  }
  return shared;
}

/** Those of an ascending set that another does not have. */
export function without(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0;
  return one.filter((value) => {
    while (at < other.length && (other[at] ?? 0) < value) at++;
    return other[at] !== value;
  });
}

/**
 * The least of a text's grams as keys: a 128th of them, at least 64 and at most 4,096. Which are the least depends on
 * nothing but themselves, so two texts of which one contains the other share keys whatever stands around it.
 */
export function sampleOf(grams: Uint32Array): number[] {
  const size = Math.min(4096, Math.max(64, Math.ceil(grams.length / 128)));
  return [...grams.subarray(0, size)].map((gram) => keyOf(gram, mix(gram ^ 0x9e37_79b9)));
}
