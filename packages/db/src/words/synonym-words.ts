import { type Token, tokensOf } from './tokens';

/** Meanings of words that people type, by the folded parts of these words. Each meaning is found as a whole. */
export type Synonyms = ReadonlyMap<string, readonly (readonly Token[])[]>;
export const noSynonyms: Synonyms = new Map();

/** Returns synonyms as searches use them. Each phrase is a list of its words. */
export function readSynonyms(
  synonyms: readonly { words: readonly string[]; meanings: readonly (readonly string[])[] }[],
): Synonyms {
  const read = (phrase: readonly string[]) => tokensOf(phrase.join(' '));
  return new Map(synonyms.map(({ words, meanings }) => [foldedKey(read(words)), meanings.map(read)]));
}

/** Returns the text by which the meanings of some words are looked up. */
export function foldedKey(words: readonly { parts: readonly string[] }[]): string {
  return words.flatMap(({ parts }) => parts).join(' ');
}
