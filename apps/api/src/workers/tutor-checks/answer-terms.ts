import { folded, wordsOf } from './folded';

/** Words without a meaning of their own. */
const emptyWords = new Set(
  `a about after all also an and any are as at be because been before between both but by can could did do does each for from
  had has have he her his how if in into is it its just last may more most no not of on one only or other out over own same
  she should so some such than that the their them then there these they this those to two under until up use used very was
  we were what when where which while who why will with would you your answer result step`.split(/\s+/),
);

const shortestTerm = 3;
/** Forms of one word have this beginning in common. */
const stemLength = 6;

/** A word that carries the meaning of a secret text. */
export type Term = {
  word: string /** Whether only this very form is secret, because another one is known. */;
  isExact: boolean;
};

/** Returns the words of a text that carry its meaning, without those of `known`. */
export function termsOf(text: string, known: string): Term[] {
  const knownWords = new Set(wordsOf(folded(known)));
  const knownStems = new Set([...knownWords].map(stemOf));
  return [...new Set(wordsOf(folded(text)).filter(isTerm))]
    .filter((word) => !knownWords.has(word))
    .map((word) => ({ word, isExact: knownStems.has(stemOf(word)) }));
}

const isTerm = (word: string) =>
  /\p{L}/u.test(word) && (word.length >= shortestTerm || /[^a-z\d]/.test(word)) && !emptyWords.has(word);

const stemOf = (word: string) => word.slice(0, stemLength);

/** Returns whether a reply has at least half of these terms, or one of at most two, and so tells the text that they are from. */
export function tells(reply: string, terms: readonly Term[]): boolean {
  if (terms.length === 0) return false;
  const joined = folded(reply);
  const words = new Set(wordsOf(joined));
  const stems = new Set([...words].map(stemOf));
  const found = terms.filter(
    ({ word, isExact }) =>
      words.has(word) ||
      (!isExact && stems.has(stemOf(word))) ||
      (/[^a-z\d]/.test(word) && joined.includes(word)),
  );
  return found.length >= Math.max(1, Math.ceil(terms.length / 2));
}

/** Returns a text without spaces and signs of Markdown, for comparing formulas and code as they are written. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s$`*{}\\]/g, '');
}
