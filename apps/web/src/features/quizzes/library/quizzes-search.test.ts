import { subjects } from '@aw/contracts/documents/subjects';
import { difficulties } from '@aw/contracts/quizzes/public';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  difficultyOptions,
  formatQuizzesSearch,
  mostTyped,
  parseQuizzesSearch,
  resultLine,
  toQuery,
} from './quizzes-search';

const parse = (query: string) => parseQuizzesSearch(new URLSearchParams(query));

describe('the address of the quiz library', () => {
  it('[Z1] keeps words, subject and difficulty, and comes back from every search as it was', () => {
    const search = fc.record({
      q: fc.string({ maxLength: mostTyped }).map((text) => text.trim()),
      subject: fc.constantFrom('' as const, ...subjects),
      difficulty: fc.constantFrom('' as const, ...difficulties),
    });
    fc.assert(
      fc.property(search, (one) => {
        expect(parse(formatQuizzesSearch(one).toString())).toEqual(one);
      }),
    );
  });

  it('[Z1] leaves out what no filter knows instead of failing', () => {
    const none = { q: '', subject: '', difficulty: '' };
    expect(parse('subject=Alchemy&difficulty=fiendish&q=%20%20')).toEqual(none);
    expect(formatQuizzesSearch(parse('')).toString()).toBe('');
    expect(toQuery(parse('subject=Law'))).toEqual({ q: undefined, subject: 'Law', difficulty: undefined });
    expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(mostTyped);
  });
});

it('[Z1] the levels are All Levels, Easy, Medium and Hard', () => {
  expect(difficultyOptions.map(({ label }) => label)).toEqual(['All Levels', 'Easy', 'Medium', 'Hard']);
});

it('[Z1] the count says how many quizzes match', () => {
  expect(resultLine(1, 'limits')).toEqual({ figure: '1', rest: 'quiz matches “limits”' });
  expect(resultLine(1200, 'limits')).toEqual({ figure: '1,200', rest: 'quizzes match “limits”' });
  expect(resultLine(4, '')).toEqual({ figure: '4', rest: 'quizzes' });
});
