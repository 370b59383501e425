import { foldText } from './fold-text';

const word = /[\p{Alphabetic}\p{Mark}\p{Number}]+/gu;

/** Returns the words of a text, folded. Hyphens, apostrophes and other signs separate words. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(word) ?? [];
}
