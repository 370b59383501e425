import { describe, expect, it } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { localAttemptStore } from './local-attempt';

const read = (text: string | null) =>
  localAttemptStore('one', memoryStorage(text === null ? {} : { 'quiz_attempt:one': text })).read();

describe('an attempt that is stored in the browser', () => {
  it('[Z6] is read as it was written', () => {
    const attempt = {
      answers: { 3: { answer: 'B', sequence: 12 }, 4: { answer: null, sequence: 13 } },
      flagged: [4],
    };
    expect(read(JSON.stringify(attempt))).toEqual(attempt);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '"x"',
    '{"answers":7,"flagged":"x"}',
    '{"answers":{"x":{"answer":"A","sequence":1},"5":{"answer":"E","sequence":1},"6":{"answer":"A","sequence":"1"}}}',
    '{"answers":{"__proto__":{"answer":"A","sequence":1}},"flagged":["1",1.5]}',
  ])('[Z6] is empty if %s is stored', (text) => {
    expect(read(text)).toEqual({ answers: {}, flagged: [] });
  });
});
