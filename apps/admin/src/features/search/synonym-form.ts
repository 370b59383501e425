import { type StaffSynonym, synonymLimits } from '@aw/contracts/search/staff';
import * as z from 'zod/mini';

type Phrases = Pick<StaffSynonym, 'words' | 'meanings'>;

const { words: maxWords, meanings: maxMeanings } = synonymLimits;

/** Fields of the form. The server folds the phrases, and refuses those that another synonym has. */
export const synonymSchema = z.object({
  words: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter the words that people search for.'),
      z.refine(isShort, `Please use at most ${maxWords} words.`),
    ),
  meanings: z.string().check(
    z.refine((text) => meaningLines(text).length > 0, 'Please enter at least one meaning.'),
    z.refine(
      (text) => meaningLines(text).length <= maxMeanings,
      `Please enter at most ${maxMeanings} meanings.`,
    ),
    z.refine(
      (text) => meaningLines(text).every(isShort),
      `Please use at most ${maxWords} words in each line.`,
    ),
  ),
  isMutual: z.boolean(),
});
export type TypedSynonym = z.infer<typeof synonymSchema>;

/** Returns the meanings that were typed, one in each line. */
export function meaningLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a synonym in one line: 'calc = calculus' if it is mutual, 'quiz → test, exam' if it is not. */
export function synonymText({ words, meanings, isMutual }: Phrases & { isMutual: boolean }): string {
  return isMutual ? [words, ...meanings].join(' = ') : `${words} → ${meanings.join(', ')}`;
}

/** Returns the synonyms of which a phrase contains the searched text, whatever its accents and capitals. */
export function matchingSynonyms<Row extends Phrases>(rows: readonly Row[], q: string): Row[] {
  const text = plain(q);
  return rows.filter(({ words, meanings }) => [words, ...meanings].some((phrase) => phrase.includes(text)));
}

function isShort(phrase: string): boolean {
  return phrase.trim().split(/[\s/-]+/).length <= maxWords;
}

/** Stored phrases have neither capitals nor accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
