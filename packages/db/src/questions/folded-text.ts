import type { SearchTerm } from '../words/search-words';

/** Accents, vowel points of Arabic and Hebrew, and the tatweel. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0640]/g;
/** Letters of scripts that are written without spaces between words. */
const ideographs = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/gu;

/** Folds typed text as `folded_text` of migration 0041 does: "H₂O" becomes "H2O", "Gödel" becomes "Godel". */
export function foldedText(typed: string): string {
  return typed.normalize('NFKD').replace(marks, '').normalize('NFC');
}

/** Letters that are words of their own in the index, side by side as they were typed. */
export function withIdeographs(term: SearchTerm): SearchTerm {
  const words = term.words.flatMap((word) => word.replace(ideographs, ' $& ').split(' ').filter(Boolean));
  return words.length > term.words.length ? { ...term, words, isQuoted: true } : term;
}
