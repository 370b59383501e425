import { createCipheriv } from 'node:crypto';
import type { WorkHashes } from '@aw/db/documents';
import { keyFor } from '../../../config/encrypt';

/** Sizes of samples: a share of all runs of letters, within limits. Long works are sampled more thinly. */
const keptSample = { oneOf: 4, min: 512, max: 8192 };
const keySample = { oneOf: 64, min: 64, max: 8192 };
const wholeRange = 2 ** 32;
const blockBytes = 16;

/**
 * From this share on, an upload is treated as the removed work: a fourth of the work's runs of letters is in the upload,
 * or a fourth of the upload's is in the work. Half of a work keeps all or half of them, a text in which a fifth of the
 * words is replaced, so that half of its sequences of three words remain, about 0.42, and a scan with one wrong letter
 * in twenty 0.47. Texts of the same subject share less than 0.02. `docs/decisions/0127-…` has the measurements.
 */
export const minWorkShare = 0.25;
/** Fewer shared runs than this, about twenty words, are a quotation. */
const minSharedRuns = 100;
const minSharedHashes = 8;

/** Runs of letters of a document, ascending, as `fingerprintOf` returns them in `likeness.grams`. */
type Grams = Uint32Array;

/** Derives the key of the hashes, so that the database alone reveals nothing about the text of a removed work. */
const hashKey = (secret: string) => keyFor(secret, 'removed works').subarray(0, blockBytes);

/**
 * Returns what is kept of a removed work: keyed hashes of a sample of its runs of letters, each two or three words long.
 * The sample depends only on the runs, so a part of the work has the same ones (min-wise sampling: Broder 1997). Three
 * of four runs are missing, so that a text cannot be put together from overlapping runs, even with the key.
 */
export function hashesOfWork(grams: Grams, secret: string): WorkHashes {
  const kept = sampleOf(grams, keptSample);
  const blocks = keyedBlocks(kept, secret);
  const hashes = uint32s(blocks).toSorted();
  const stored = Buffer.alloc(hashes.length * 4);
  for (const [place, value] of hashes.entries()) stored.writeUInt32BE(value, place * 4);
  return { hashes: stored, bound: boundOf(grams, kept), keys: keysFor(grams, secret) };
}

/** Returns the keys by which removed works are found that share runs of letters with a document. */
export function keysFor(grams: Grams, secret: string): number[] {
  const blocks = keyedBlocks(sampleOf(grams, keySample), secret);
  const keys: number[] = [];
  for (let at = 0; at < blocks.length; at += blockBytes) keys.push(blocks.readUIntBE(at, 6));
  return keys;
}

/** Returns a function that compares a document with removed works; its result is the share (0 to 1) of the smaller one. */
export function comparerWith(
  grams: Grams,
  secret: string,
): (work: Pick<WorkHashes, 'hashes' | 'bound'>) => number {
  let hashes: Set<number> | undefined;
  return ({ hashes: stored, bound }) => {
    hashes ??= new Set(uint32s(keyedBlocks(grams, secret)));
    const kept = stored.length / 4;
    let shared = 0;
    for (let at = 0; at < stored.length; at += 4) if (hashes.has(stored.readUInt32BE(at))) shared++;
    const isQuotation =
      shared < minSharedHashes || shared * (wholeRange / (bound + 1)) < minSharedRuns || kept === 0;
    return isQuotation ? 0 : Math.max(shared / kept, shared / countUpTo(grams, bound));
  };
}

/** Returns the smallest runs of a text. */
function sampleOf(grams: Grams, { oneOf, min, max }: typeof keptSample): Grams {
  return grams.subarray(0, Math.min(max, Math.max(min, Math.ceil(grams.length / oneOf))));
}

/** Returns the largest run that a sample can contain. */
const boundOf = (grams: Grams, sample: Grams): number =>
  sample.length === grams.length ? wholeRange - 1 : (sample.at(-1) ?? 0);

function countUpTo(grams: Grams, bound: number): number {
  let [low, high] = [0, grams.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((grams[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

/** Encrypts each number as a block (AES-128), which is a keyed hash of it. */
function keyedBlocks(grams: Grams, secret: string): Buffer {
  const blocks = Buffer.alloc(grams.length * blockBytes);
  for (const [place, gram] of grams.entries()) blocks.writeUInt32BE(gram, place * blockBytes);
  const cipher = createCipheriv('aes-128-ecb', hashKey(secret), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}

/** Returns the first four bytes of each block. */
function uint32s(blocks: Buffer): Uint32Array {
  const numbers = new Uint32Array(blocks.length / blockBytes);
  for (let place = 0; place < numbers.length; place++)
    numbers[place] = blocks.readUInt32BE(place * blockBytes);
  return numbers;
}
