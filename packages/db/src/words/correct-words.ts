import type { Database } from '../database';
import { foldText } from './fold-text';
import { countTexts, listAlike, listKnown } from './look-up-words';
import { parseSearch, replaceUnquoted } from './search-words';
import { bestCorrection, type Candidate, damerauLevenshtein, maxErrors } from './typing-errors';

/** Shorter words have too many others like them. */
const minLetters = 5;
/** Maximum number of words of a search that are corrected. */
const maxCorrected = 4;
/** Maximum number of words like one of them whose texts are counted. */
const maxCounted = 20;
const onlyLetters = /^[\p{L}\p{M}]+$/u;

/**
 * Returns a search with its typing errors corrected to words of readable texts; undefined if every word is known, or
 * nothing is written like an unknown one. Quoted words are meant as they were typed.
 */
export async function correctWords(db: Database, q: string): Promise<string | undefined> {
  const words = parseSearch(q)
    .terms.filter(({ kind }) => kind === 'word')
    .flatMap(({ parts }) => parts);
  const knownWords = await listKnown(db, [...new Set([...words, ...pairsOf(words)])]);
  const corrections = new Map<string, string>();
  // "photo synthesis" is one word, if together they are one and apart they are none.
  const [joined] = await listReadable(
    db,
    pairsOf(words).filter((pair) => knownWords.has(pair)),
  );
  const unknown = words.filter(
    (word) => !knownWords.has(word) && onlyLetters.test(word) && Array.from(word).length >= minLetters,
  );
  if (unknown.length === 0) return joined === undefined ? undefined : joinWords(q, words, joined.word);
  const alike = await listAlike(db, unknown.slice(0, maxCorrected));
  const near = new Map(
    unknown.map((typed) => {
      const isNear = (word: string) => damerauLevenshtein(typed, word, maxErrors) <= maxErrors;
      const words = alike.filter((one) => one.typed === typed && isNear(one.word)).map(({ word }) => word);
      return [typed, words.slice(0, maxCounted)];
    }),
  );
  const counted = await listReadable(db, [...new Set([...near.values()].flat())]);
  for (const [typed, words] of near) {
    const correction = bestCorrection(
      typed,
      counted.filter(({ word }) => words.includes(word)),
    );
    if (correction !== undefined) corrections.set(typed, correction);
  }
  if (corrections.size === 0) return joined === undefined ? undefined : joinWords(q, words, joined.word);
  const corrected = replaceUnquoted(q, (text) =>
    text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => corrections.get(foldText(word)) ?? word),
  );
  return corrected === q ? undefined : corrected;
}

/** Returns those of some words that somebody may read, with the number of their texts. */
async function listReadable(db: Database, words: readonly string[]): Promise<Candidate[]> {
  return (await countTexts(db, words)).filter(({ frequency }) => frequency > 0);
}

/** Returns each two words that follow each other as one. */
function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return onlyLetters.test(before + word) && before.length + word.length >= minLetters
      ? [before + word]
      : [];
  });
}

function joinWords(q: string, words: readonly string[], joined: string): string | undefined {
  const at = words.findIndex((word, place) => `${word}${words[place + 1] ?? ''}` === joined);
  const [first = '', second = ''] = words.slice(at, at + 2);
  const texts = q.split(/\s+/);
  const place = texts.findIndex(
    (text, index) => foldText(text) === first && foldText(texts[index + 1] ?? '') === second,
  );
  return place < 0 ? undefined : texts.toSpliced(place, 2, joined).join(' ');
}
