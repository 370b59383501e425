import { describe, expect, it } from 'vitest';
import { parseKept } from './kept-answers';

describe('what a browser keeps of an attempt', () => {
  it('[Z6] comes back as it was written', () => {
    const kept = {
      answers: { 3: { answer: 'B', sequence: 12 }, 4: { answer: null, sequence: 13 } },
      flagged: [4],
    };
    expect(parseKept(JSON.stringify(kept))).toEqual(kept);
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
  ])('[Z6] is empty where %s is stored', (text) => {
    expect(parseKept(text)).toEqual({ answers: {}, flagged: [] });
  });
});
