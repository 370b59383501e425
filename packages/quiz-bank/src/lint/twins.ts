import { type Fault, fileOf } from '../fault';
import type { QuizText } from '../quiz-file';

/** Share of words, or of groups of three characters, from which two stems count as near-twins. */
const twinWordShare = 0.8;
const twinTrigramShare = 0.75;
/** Below this share of common words, characters are not compared. */
const minWordShare = 0.4;

/** Words that occur in nearly every stem. */
const common = new Set(
  'a an and are as at be by does for from has have in is it its of on or that the these this to was what when which with'.split(
    ' ',
  ),
);

type Stem = { file: string; id: string; template?: string; words: Set<string>; trigrams: Set<string> };

/**
 * Finds items whose stem nearly repeats another one. Items of one template differ only in their numbers, so they are
 * compared within a quiz only.
 */
export function findTwins(quizzes: readonly QuizText[]): Fault[] {
  const byWord = new Map<string, Stem[]>();
  const stems = quizzes.flatMap(({ key, items }) =>
    items.map(({ text, template }) => stemOf(fileOf(key), text.id, text.stem, template)),
  );
  return stems.flatMap((stem) => {
    const shared = new Map<Stem, number>();
    for (const word of stem.words) {
      const earlier = byWord.get(word) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.push(stem);
      byWord.set(word, earlier);
    }
    const twin = [...shared].find(([other, words]) => isTwin(stem, other, words))?.[0];
    if (!twin) return [];
    return [{ file: stem.file, item: stem.id, message: `nearly repeats ${twin.id} in ${twin.file}` }];
  });
}

function stemOf(file: string, id: string, stem: string, template?: string): Stem {
  const words = stem.toLowerCase().match(/\$[^$]*\$|[\p{L}\p{N}]+/gu) ?? [];
  const significantWords = words.map((word) => word.replace(/\s/g, '')).filter((word) => !common.has(word));
  const line = significantWords.join(' ');
  const trigrams = Array.from({ length: Math.max(line.length - 2, 0) }, (_, at) => line.slice(at, at + 3));
  return { file, id, template, words: new Set(significantWords), trigrams: new Set(trigrams) };
}

function isTwin(one: Stem, other: Stem, sharedWords: number): boolean {
  if (one.template && one.template === other.template) return one.file === other.file;
  const words = jaccard(one.words, other.words, sharedWords);
  if (words < minWordShare) return false;
  const trigrams = [...one.trigrams].filter((trigram) => other.trigrams.has(trigram)).length;
  return words >= twinWordShare || jaccard(one.trigrams, other.trigrams, trigrams) >= twinTrigramShare;
}

/** Share of common elements among all elements of both sets. */
function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>, both: number): number {
  return both / (one.size + other.size - both);
}
