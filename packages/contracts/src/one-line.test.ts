import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineField, textField } from './fields';
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

it('[D22] a text that was stored stays as it is when it is stored again', () => {
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

it('[D22] text of several lines keeps them and its characters, in NFC', () => {
  expect(textField(100).parse(' cafe\u0301\n\n=\u200b\u202e ')).toBe('caf\u00e9\n\n=\u200b\u202e');
});

it('[D22] a line is measured as it is stored, and refused with a null character or half a letter', () => {
  expect(lineField(5).parse('\u200bcafe\u0301s')).toBe('caf\u00e9s');
  expect(lineField(5).safeParse('123456').error?.issues[0]?.message).toBe(
    'Please keep this to 5 characters.',
  );
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
