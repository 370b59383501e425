import { describe, expect, it } from 'vitest';
import { parseQuestionReference } from './parse-question-reference';

const site = 'https://workshop.example';
const local = 'http://localhost:3000';

describe('a reference to a question', () => {
  it.each([
    [12, site],
    ['12', site],
    ['#12', site],
    ['/questions/12', site],
    ['questions/12', site],
    [' https://workshop.example/questions/12 ', site],
    ['https://workshop.example/questions/12?sort=new#answers', site],
    ['https://workshop.example/questions/12/', site],
    ['workshop.example/questions/12', site],
    ['HTTP://Workshop.example/questions/12', site],
    ['http://localhost:3000/questions/12', local],
  ])('[Q11] %s refers to question 12', (typed, origin) => {
    expect(parseQuestionReference(typed, origin)).toBe(12);
  });

  it.each([
    '',
    'the one about limits',
    '0',
    '-3',
    '12abc',
    'https://elsewhere.example/questions/12',
    'https://workshop.example.evil.example/questions/12',
    'https://workshop.example/documents/12',
    '/questions/9999999999999999',
    'javascript:alert(12)',
  ])('[Q11] %s is not a reference to a question', (typed) => {
    expect(parseQuestionReference(typed, site)).toBeUndefined();
  });
});
