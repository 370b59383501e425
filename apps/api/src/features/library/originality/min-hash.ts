const bandCount = 16;
const rowsPerBand = 6;
const two16 = 65_536;

const mix = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

const seeds = Array.from({ length: bandCount * rowsPerBand }, (_, i) => mix(i + 0x9e37_79b9));

/** A 32-bit hash of a text (FNV-1a, mixed). */
export function hash32(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return mix(hash);
}

/** Runs of three words, each as a 32-bit hash. */
export function shinglesOf(words: readonly string[]): Set<number> {
  const hashes = words.map(hash32);
  const shingles = new Set<number>();
  for (let i = 0; i + 2 < hashes.length; i++) {
    const [a = 0, b = 0, c = 0] = [hashes[i], hashes[i + 1], hashes[i + 2]];
    shingles.add(mix(Math.imul(mix(Math.imul(a, 31) + b), 31) + c));
  }
  return shingles;
}

/**
 * Keys under which a set is found by sets like it (MinHash in 16 bands of 6): two sets that share nine tenths have a key
 * in common almost surely, two that share a third hardly ever. `kind` keeps sets of different things apart.
 */
export function bandsOf(kind: string, set: ReadonlySet<number>): number[] {
  if (set.size === 0) return [];
  const least = new Uint32Array(seeds.length).fill(0xffff_ffff);
  for (const value of set) {
    for (let i = 0; i < least.length; i++) {
      const hash = mix(value ^ (seeds[i] ?? 0));
      if (hash < (least[i] ?? 0)) least[i] = hash;
    }
  }
  return Array.from({ length: bandCount }, (_, band) => {
    const rows = least.subarray(band * rowsPerBand, (band + 1) * rowsPerBand).join(',');
    const text = `${kind}:${band}:${rows}`;
    // 48 bits, which a number holds exactly.
    return hash32(text) * two16 + (hash32(`${text}:`) % two16);
  });
}

/** The share of the smaller set that the larger has as well, 0 to 1: additions do not hide a copy. */
export function overlap(one: ReadonlySet<number>, two: ReadonlySet<number>): number {
  const [small, large] = one.size <= two.size ? [one, two] : [two, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const value of small) if (large.has(value)) shared++;
  return shared / small.size;
}
