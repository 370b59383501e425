import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { chat } from './ai/chat';
import { lineField, rawField, textField } from './fields';
import { cutText, isBlank, oneLineText } from './one-line';

it.each([
  ['a decomposed letter', 'U\u0308bung', '\u00dcbung'],
  ['a line break', 'line1\nline2\r\n\tline3', 'line1 line2 line3'],
  ['a line separator', 'one\u2028two\u2029three', 'one two three'],
  ['a right-to-left override', 'photo_high_re\u202efdp.js', 'photo_high_refdp.js'],
  ['isolates, a zero-width space and a soft hyphen', '\u2066file\u2069\u200b\u00ad', 'file'],
  ['a control character', 'a\u0007b\u0000c', 'abc'],
  ['a Hangul filler and an empty Braille pattern', '\u3164Ada\u2800Lovelace\u3164', 'Ada Lovelace'],
  ['a byte-order mark', '\ufeffNotes', 'Notes'],
  ['a joiner outside a word', '\u200dAda \u200cLovelace\u200d', 'Ada Lovelace'],
])('[D22] %s becomes one readable line', (_, typed, stored) => {
  expect(oneLineText(typed)).toBe(stored);
});

it('[D22] a stored text does not change when it is stored again', () => {
  const signs = fc.constantFrom(
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u202e',
    '\u3164',
    'e',
    '\u0301',
  );
  const texts = fc.string({
    unit: fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const stored = oneLineText(typed);
      expect([stored.normalize('NFC'), oneLineText(stored)]).toEqual([stored, stored]);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['a half form at the end of a word', '\u0915\u094d\u200d'],
  ['an emoji of several people', '\u{1F469}\u200d\u{1F52C} Chemistry'],
  ['a heart with its colour', '\u2764\ufe0f Biology'],
  ['an encoded word', '=?utf-8?Q?Your_account_is_closed?='],
])('[D22] %s stays as it was typed', (_, typed) => {
  expect(oneLineText(typed)).toBe(typed);
});

it.each([
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u200c\u200d',
  '\u2066\u2069',
  '\u{E0020}',
  '\u3000\ufe0f',
])('[D22] %j shows nothing, so it counts as empty in every kind of text', (typed) => {
  expect([isBlank(typed), oneLineText(typed)]).toEqual([true, '']);
  expect([lineField(10).parse(typed), textField(10).parse(typed)]).toEqual(['', '']);
});

it('[D22] text of several lines keeps its lines and characters, in NFC', () => {
  expect(textField(100).parse(' cafe\u0301\n\n=\u200b\u202e ')).toBe('caf\u00e9\n\n=\u200b\u202e');
});

it('[D22] a line is measured as it is stored, and refused with a null character or an unpaired surrogate', () => {
  expect(lineField(5).parse('\u200bcafe\u0301s')).toBe('caf\u00e9s');
  expect(lineField(5).safeParse('123456').error?.issues[0]?.message).toBe('Please use at most 5 characters.');
  for (const typed of ['a\0b', 'a\ud800b'])
    expect(lineField(5).safeParse(typed).error?.issues[0]?.message).toBe(
      'Please remove the unreadable characters.',
    );
});

it('[D22] a cut never splits a character that consists of several', () => {
  expect(cutText('\u{1F393}\u{1F393}', 3)).toBe('\u{1F393}');
  expect(cutText('a\u{1F469}\u200d\u{1F52C}b', 5)).toBe('a');
  expect(cutText('abc def', 4)).toBe('abc');
  expect(cutText('abc', 3)).toBe('abc');
});

const joiners = `a${'\u200d'.repeat(87_000)}b`;
const marks = `a${'\u0301'.repeat(64_000)}${'\u0323'.repeat(64_000)}`;
const refusalOf = (field: z.ZodMiniType, typed: string) => field.safeParse(typed).error?.issues[0]?.message;

it('[D22] a text that is far too long is refused before it is normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const typed of [joiners, marks])
    for (const field of [lineField(200), textField(200), rawField(200), chat.body.shape.message])
      expect(refusalOf(field, typed)).toMatch(
        /^(?:Please use at most 200|A message can have up to 20,000) characters\.$/,
      );
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});

it('[D22] a character with more marks than in any language is refused before it is normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const typed = `a${'\u0301'.repeat(20)}${'\u0323'.repeat(20)}`;
  for (const field of [lineField(200), textField(200), rawField(200), chat.body.shape.message])
    expect(refusalOf(field, typed)).toBe('Please remove the unreadable characters.');
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});

it('[D22] an imported line keeps 32 marks on a character and drops the rest', () => {
  expect(oneLineText(`q${'\u0331\u200b'.repeat(40)} c`)).toBe(`q${'\u0331'.repeat(32)} c`);
  const doubled = oneLineText(`b${'\u0344'.repeat(40)}`);
  expect([doubled.length, oneLineText(doubled)]).toEqual([33, doubled]);
});

it('[D22] only the first of several joiners after a vowel sign at the end of a word stays', () => {
  expect(oneLineText('\u0915\u094d\u200d\u200c\u200d b')).toBe('\u0915\u094d\u200d b');
});
