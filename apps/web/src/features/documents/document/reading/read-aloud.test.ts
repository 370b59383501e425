import { afterEach, expect, it, vi } from 'vitest';
import { spokenParts } from './read-aloud';

afterEach(() => vi.unstubAllGlobals());

const paragraph = (text: string) => ({ kind: 'paragraph' as const, content: [text] });
const pageOf = (language: string, ...texts: string[]) => ({
  number: 1,
  text: '',
  language,
  structure: { version: 1 as const, blocks: texts.map(paragraph) },
});
const longest = (parts: readonly string[]) => Math.max(...parts.map((part) => part.length));

it('[D20] a page is read aloud block by block in whole sentences', () => {
  expect(spokenParts(pageOf('en', 'Tides', 'The sea rises. It falls.'))).toEqual([
    'Tides',
    'The sea rises. It falls.',
  ]);
  const plain = { ...pageOf('en'), structure: null, text: 'One.\nMore.\n\nTwo' };
  expect(spokenParts(plain)).toEqual(['One. More.', 'Two']);
});

it.each([true, false])(
  '[D20] numbers and abbreviations are not cut (with a segmenter: %s)',
  (hasSegmenter) => {
    if (!hasSegmenter) vi.stubGlobal('Intl', {});
    const short = 'It was 3.14 at pH 7.4, e.g. in Fig. 2.';
    expect(spokenParts(pageOf('en', short))).toEqual([short]);
    const long = 'The value was 3.14159 e.g. in Fig. 2.71828, '.repeat(40).trim();
    const parts = spokenParts(pageOf('en', long));
    expect(parts.join(' ')).toBe(long);
    expect(parts.join('|').match(/3\.14159|2\.71828/g)).toHaveLength(80);
    const sentence = `It was seen, e.g. in Fig. 2, that ${'the value rose '.repeat(9)}by 3.14 per year.`;
    expect(spokenParts(pageOf('en', `${sentence} ${sentence}`))).toEqual([sentence, sentence]);
  },
);

it.each([true, false])('[D20] Chinese is cut after its full stops (with a segmenter: %s)', (hasSegmenter) => {
  if (!hasSegmenter) vi.stubGlobal('Intl', {});
  const sentence = `${'光合作用是植物利用光能的过程'.repeat(8)}。`;
  expect(spokenParts(pageOf('zh', sentence.repeat(3)))).toEqual([sentence, sentence, sentence]);
});

it('[D20] long sentences are cut between words, also in scripts without blanks, and lose nothing', () => {
  const english = 'word '.repeat(100).trim();
  const parts = spokenParts(pageOf('en', english));
  expect(parts.join(' ')).toBe(english);
  expect(longest(parts)).toBeLessThanOrEqual(220);
  const thai = 'การสังเคราะห์ด้วยแสง'.repeat(30);
  expect(spokenParts(pageOf('th', thai)).join('')).toBe(thai);
  expect(longest(spokenParts(pageOf('th', thai)))).toBeLessThanOrEqual(220);
  const endless = 'x'.repeat(1000);
  expect(spokenParts(pageOf('en', endless)).map(({ length }) => length)).toEqual([220, 220, 220, 220, 120]);
});

it('[D20] lines of Chinese are read without a pause between them', () => {
  const plain = { ...pageOf('zh'), structure: null, text: '光合作用是植\n物利用光能' };
  expect(spokenParts(plain)).toEqual(['光合作用是植物利用光能']);
});
