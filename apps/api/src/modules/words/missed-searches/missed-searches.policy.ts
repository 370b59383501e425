import { foldedWords } from '@aw/db/synonyms';

/** Longer texts are not stored: hardly any two people type the same one. */
const maxLength = 100;
/** Shortest telephone numbers, without their signs. */
const minPrivateDigits = 7;

const digitRun = /\p{Number}(?:[\s\p{Dash}().+/]{0,3}\p{Number})+/gu;
const academicYear = /^(?:19|20)\d\d[\s\p{Dash}/]{1,3}(?:19|20)\d\d$/u;

/**
 * Returns the folded words under which a search is counted, or undefined if it is not counted: it has no words, it is
 * long, or it looks like an email address, a telephone number, a card or another long number.
 */
export function countableQuery(query: string): string | undefined {
  const text = query.normalize('NFKC');
  if (/\S@|@\S/.test(text) || hasLongNumber(text)) return undefined;
  const words = foldedWords(text).join(' ');
  return words !== '' && words.length <= maxLength ? words : undefined;
}

/** Two years beside each other, as in "midterm 2025/2026", are no long number. */
function hasLongNumber(text: string): boolean {
  return (text.match(digitRun) ?? []).some(
    (run) => (run.match(/\p{Number}/gu) ?? []).length >= minPrivateDigits && !academicYear.test(run),
  );
}
