import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, openText, undrawableSigns } from './written-text';

/** Returns the visible pieces of a line from left to right, each in brackets and in reading order. */
const seen = (text: string) =>
  openText(
    text,
    'serif-bold',
  )(Infinity)
    .map(({ pieces }) => pieces.map((piece) => `[${piece.text}]`).join(''))
    .join('/');

const names = [
  'Amelia Hartmann',
  'Nguyễn Thị Hằng',
  'Владимир Щербаков',
  'فاطمة الزهراء',
  'יעל בן־דוד',
  'श्रीकृष्ण विद्यार्थी',
  'น้ำผึ้ง ใจดี',
  'ნინო ბერიძე',
  '王小明',
  '山田 ひかり',
  '김민준',
];

describe('text on a PDF', () => {
  it('[Z5] right-to-left words are placed in visual order', () => {
    expect(seen('Sara فاطمة 123 العربية Smith')).toBe('[Sara ][ العربية][123][فاطمة ][ Smith]');
    expect(seen('יעל (Ada) כהן')).toBe('[( כהן][Ada][יעל )]');
  });

  it('[Z5] brackets around right-to-left words are mirrored', () => {
    expect(seen('محمد (سارة)')).toBe('[محمد )سارة(]');
  });

  it('[Z5] a word is set in one font, even if the first font lacks one of its letters', () => {
    const [line] = openText('Ǟta Łukaszewicz', 'serif-bold')(Infinity);
    expect(line?.pieces.map(({ font }) => font)).toEqual(['garamond-bold']);
  });

  it('[Z5] characters that no font contains are named once each, and real names have none', () => {
    expect(undrawableSigns('Ada 🧪 and 🧪 𓀀')).toEqual(['🧪', '𓀀']);
    expect(undrawableSigns('রবীন্দ্রনাথ')).not.toEqual([]);
    expect(names.flatMap(undrawableSigns)).toEqual([]);
  });

  it('[Z5] exactly the texts with such characters cannot be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const set = () => openText(text, 'serif-bold')(20);
        if (undrawableSigns(text).length > 0) expect(set).toThrow('No font draws');
        else expect(set).not.toThrow();
      }),
    );
  });

  it('[Z5] invisible characters are ignored: controls, direction overrides and zero-width characters', () => {
    const unseen = [
      '\u0000',
      '\u0007',
      '\u202e',
      '\u2066',
      '\u2069',
      '\u200b',
      '\u200f',
      '\u200d',
      '\u2060',
      '\ufe0f',
      '\u00ad',
      '\ufeff',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unseen), { minLength: 1 }), fc.nat(15), (signs, at) => {
        const name = 'Amelia Hartmann';
        expect(cleanText(name.slice(0, at) + signs.join('') + name.slice(at))).toBe(name);
      }),
    );
    expect(cleanText(' Ada\r\n\tKing\u2028Lovelace ')).toBe('Ada King Lovelace');
  });

  it('[Z5] joiners stay where they change letters, and marks are composed', () => {
    expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(cleanText('\u200cر\u200d')).toBe('ر');
    expect(cleanText('e\u0301')).toBe('é');
  });

  it('[Z5] a text is broken into lines that fit, without losing a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }),
        fc.double({ min: 2, max: 30, noNaN: true }),
        (parts, ems) => {
          const text = parts.join(' ');
          const lines = openText(text, 'serif')(ems);
          expect(
            lines
              .map((line) => line.text)
              .join('')
              .replaceAll(' ', ''),
          ).toBe(cleanText(text).replaceAll(' ', ''));
          for (const line of lines) expect(line.ems).toBeLessThanOrEqual(ems);
        },
      ),
      { numRuns: 40 },
    );
  });
});
