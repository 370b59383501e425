import { expect, it } from 'vitest';
import { hasPhrase } from './has-phrase';

it.each([
  ['I want to END it all.', ['end it all']],
  ["I've nothing left to live for", ['i … to live for']],
  ['ya no quiero estar aquí', ['no quiero estar aquí']],
  ['今天我不想活了。', ['我不想活了']],
])('[A7] “%s” contains one of %j', (text, phrases) => {
  expect(hasPhrase(text, phrases)).toBe(true);
});

it.each([
  ['The spending items all', ['end it all']],
  ['I will tell you all about the town that we used to live in for years', ['i … to live for']],
  ['(.*) [a', ['end it all']],
  ['I want to end it all.', []],
])('[A7] “%s” contains none of %j', (text, phrases) => {
  expect(hasPhrase(text, phrases)).toBe(false);
});
