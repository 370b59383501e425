import { synonymLimits } from '@aw/contracts/search/staff';
import { foldedWords } from '@aw/db/synonyms';
import { invalidRequest } from '../../../errors/feature-error';

export type SynonymFields = { words: string; meanings: string[]; isMutual: boolean };

/** Signs that only separate words or belong to one. Others, as in "c++", would be lost, and another word would be found. */
const otherSigns = /[^\p{Alphabetic}\p{Mark}\p{Number}\s\-‐'’.,/&]/u;

/**
 * Returns a synonym as it is stored: folded, with one space between two words. Throws 400 for phrases that have other
 * signs or too many words, or that are there twice.
 */
export function foldSynonym({ words, meanings, isMutual }: SynonymFields): SynonymFields {
  const folded = {
    words: foldPhrase(words, 'words'),
    meanings: meanings.map((meaning) => foldPhrase(meaning, 'meanings')),
    isMutual,
  };
  const phrases = [folded.words, ...folded.meanings];
  const repeated = phrases.find((phrase, at) => phrases.indexOf(phrase) !== at);
  if (repeated) throw invalidRequest(`“${repeated}” is there twice. Please remove one of them.`, 'meanings');
  return folded;
}

/** Returns the phrases that get meanings: the words and, if the synonym is mutual, its meanings too. */
export function phrasesWithMeanings({ words, meanings, isMutual }: SynonymFields): string[] {
  return isMutual ? [words, ...meanings] : [words];
}

function foldPhrase(phrase: string, path: string): string {
  if (otherSigns.test(phrase))
    throw invalidRequest(`Please use only letters and digits in “${phrase}”.`, path);
  const words = foldedWords(phrase);
  if (words.length === 0) throw invalidRequest('Please enter at least one word.', path);
  if (words.length > synonymLimits.words)
    throw invalidRequest(`Please use at most ${synonymLimits.words} words in “${phrase}”.`, path);
  const folded = words.join(' ');
  if (folded.length > synonymLimits.characters)
    throw invalidRequest(`Please use at most ${synonymLimits.characters} characters.`, path);
  return folded;
}
