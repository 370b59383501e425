import { subjects } from '@aw/contracts/documents/subjects';
import { difficulties } from '@aw/contracts/quizzes/public';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  difficultyOptions,
  formatQuizzesSearch,
  matchCountParts,
  maxQueryLength,
  parseQuizzesSearch,
  toQuery,
} from './quizzes-search';

const parse = (query: string) => parseQuizzesSearch(new URLSearchParams(query));

describe('the address of the quiz library', () => {
  it('[Z1] every search is read back from the address it was written to', () => {
    const search = fc.record({
      q: fc.string({ maxLength: maxQueryLength }).map((text) => text.trim()),
      subject: fc.constantFrom('' as const, ...subjects),
      difficulty: fc.constantFrom('' as const, ...difficulties),
    });
    fc.assert(
      fc.property(search, (value) => {
        expect(parse(formatQuizzesSearch(value).toString())).toEqual(value);
      }),
    );
  });

  it('[Z1] unknown subjects and difficulties in the address are ignored', () => {
    const none = { q: '', subject: '', difficulty: '' };
    expect(parse('subject=Alchemy&difficulty=fiendish&q=%20%20')).toEqual(none);
    expect(formatQuizzesSearch(parse('')).toString()).toBe('');
    expect(toQuery(parse('subject=Law'))).toEqual({ q: undefined, subject: 'Law', difficulty: undefined });
    expect(parse(`q=${'x'.repeat(300)}`).q).toHaveLength(maxQueryLength);
  });
});

it('[Z1] the difficulty filter offers All Levels, Easy, Medium and Hard', () => {
  expect(difficultyOptions.map(({ label }) => label)).toEqual(['All Levels', 'Easy', 'Medium', 'Hard']);
});

it('[Z1] the result line says how many quizzes match', () => {
  expect(matchCountParts(1, 'limits')).toEqual({ figure: '1', rest: 'quiz matches “limits”' });
  expect(matchCountParts(1200, 'limits')).toEqual({ figure: '1,200', rest: 'quizzes match “limits”' });
  expect(matchCountParts(4, '')).toEqual({ figure: '4', rest: 'quizzes' });
});
