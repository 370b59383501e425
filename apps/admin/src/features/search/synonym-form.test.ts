import { expect, it } from 'vitest';
import { matchingSynonyms, meaningLines, synonymSchema, synonymText } from './synonym-form';

it('[D21] a synonym has words and one to three meanings in lines, of at most four words each', () => {
  const messageOf = (words: string, meanings: string) =>
    synonymSchema.safeParse({ words, meanings, isMutual: true }).error?.issues[0]?.message;
  expect(messageOf('calc', 'calculus')).toBeUndefined();
  expect(messageOf('exam', 'midterm\n\n final \ntest\n')).toBeUndefined();
  expect(messageOf(' ', 'calculus')).toBe('Please enter the words that people search for.');
  expect(messageOf('one two three-four five', 'six')).toBe('Please use at most 4 words.');
  expect(messageOf('calc', ' \n ')).toBe('Please enter at least one meaning.');
  expect(messageOf('a', 'b\nc\nd\ne')).toBe('Please enter at most 3 meanings.');
  expect(messageOf('esl', 'english as a second language')).toBe('Please use at most 4 words in each line.');
  expect(meaningLines(' midterm\n\n final ')).toEqual(['midterm', 'final']);
});

it('[D21] synonyms are found by their words and meanings, whatever the accents and capitals', () => {
  const calc = { words: 'calc', meanings: ['calculus', 'analyse'] };
  const quiz = { words: 'quiz', meanings: ['test'] };
  expect(matchingSynonyms([calc, quiz], 'CALCÚL')).toEqual([calc]);
  expect(matchingSynonyms([calc, quiz], 'tes')).toEqual([quiz]);
  expect(matchingSynonyms([calc, quiz], '')).toEqual([calc, quiz]);
});

it('[D21] a line shows in which direction a synonym works', () => {
  const synonym = { words: 'quiz', meanings: ['test', 'exam'] };
  expect(synonymText({ ...synonym, isMutual: true })).toBe('quiz = test = exam');
  expect(synonymText({ ...synonym, isMutual: false })).toBe('quiz → test, exam');
});
