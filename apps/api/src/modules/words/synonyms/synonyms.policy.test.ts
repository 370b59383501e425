import { expect, it } from 'vitest';
import { foldSynonym, phrasesWithMeanings } from './synonyms.policy';

const fold = (words: string, ...meanings: string[]) => foldSynonym({ words, meanings, isMutual: true });

it('[D21] words and meanings of a synonym are folded, with one space between two words', () => {
  expect(fold('Œsophage', 'Cheat-Sheet ', 'L’été,  2.')).toEqual({
    words: 'oesophage',
    meanings: ['cheat sheet', 'l ete 2'],
    isMutual: true,
  });
});

it('[D21] a synonym with other signs, no word, five words, 101 characters or the same phrase twice is refused', () => {
  const messageOf = (...phrases: [string, ...string[]]) => {
    try {
      return fold(...phrases);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(messageOf('c++', 'cpp')).toBe('Please use only letters and digits in “c++”.');
  expect(messageOf('calc', '-')).toBe('Please enter at least one word.');
  expect(messageOf('esl', 'English as a second language')).toBe(
    'Please use at most 4 words in “English as a second language”.',
  );
  expect(messageOf('ß'.repeat(51), 'b')).toBe('Please use at most 100 characters.');
  expect(messageOf('Calc', 'calculus', 'CALC')).toBe('“calc” is there twice. Please remove one of them.');
});

it('[D21] only a mutual synonym gives meanings to its meanings', () => {
  const synonym = { words: 'ode', meanings: ['differential equations'] };
  expect(phrasesWithMeanings({ ...synonym, isMutual: false })).toEqual(['ode']);
  expect(phrasesWithMeanings({ ...synonym, isMutual: true })).toEqual(['ode', 'differential equations']);
});
