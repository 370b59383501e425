import { describe, expect, it } from 'vitest';
import { type Glyph, inReadingOrder } from './reading-order';

/** Returns glyphs like PDFium's: each part is drawn by one glyph, from right to left. */
function glyphsOf(...parts: string[]): Glyph[] {
  return parts.flatMap((part, at) =>
    Array.from(part, (character, index) => ({
      index,
      code: character.codePointAt(0) ?? 0,
      isGenerated: false,
      object: 1,
      origin: { x: 500 - 10 * at, y: 100 },
      box: { left: 500 - 10 * at, right: 508 - 10 * at, bottom: 100, top: 110 },
      angle: 0,
      size: 12,
    })),
  );
}

/** Returns glyphs of a line that runs down the page, each ten points long, with PDFium's characters between them. */
function turnedGlyphs(text: string, between: string): Glyph[] {
  const generated = Array.from(between, (sign) => ({
    index: 0,
    code: sign.charCodeAt(0),
    isGenerated: true,
  }));
  return Array.from(text).flatMap((letter, at): Glyph[] => {
    if (letter === ' ') return [];
    const y = 700 - 10 * at;
    const geometry = { origin: { x: 50, y }, box: { left: 50, right: 58, bottom: y - 10, top: y } };
    const glyph = { index: at, code: letter.charCodeAt(0), isGenerated: false, object: at + 1, ...geometry };
    return [{ ...glyph, angle: Math.PI / 2, size: 12 }, ...generated];
  });
}

const read = (glyphs: Glyph[]) =>
  inReadingOrder(glyphs)
    .map(({ code }) => String.fromCharCode(code))
    .join('');

describe('the order of letters', () => {
  it('[D22] a ligature of lam and alef is read lam first, whether PDFium reversed its letters or not', () => {
    expect(read(glyphsOf('ا', 'ل', 'و', 'ال', 'د', 'ة'))).toBe('الولادة');
    expect(read(glyphsOf('ا', 'ل', 'و', 'لا', 'د', 'ة'))).toBe('الولادة');
    expect(read(glyphsOf('إل'))).toBe('لإ');
  });

  it('[D22] an accent that PDFium returns before its letter is moved after it', () => {
    expect(read(glyphsOf('َس', 'ِم', 'َع'))).toBe('سَمِعَ');
    expect(read(glyphsOf('ִע', 'ְב')).normalize('NFC')).toBe('עִבְ'.normalize('NFC'));
  });

  it('[D22] the two halves of an emoji are joined, and other letters do not change', () => {
    expect(read(glyphsOf('a')).concat(read(glyphsOf('fi')))).toBe('afi');
    const [high, low] = [0xd83d, 0xde00].map((code) => ({ ...glyphsOf('x')[0], code }) as Glyph);
    expect(read([low, high].flatMap((half) => half ?? []))).toBe('😀');
  });

  it('[D22] letters of one glyph share one place, so that they are visible or hidden together', () => {
    const [first, second] = glyphsOf('ت', 'َ');
    if (!first || !second) throw new Error('There are no glyphs.');
    const ordered = inReadingOrder([second, { ...first, origin: second.origin }]);
    expect(ordered.map(({ box }) => box)).toEqual([ordered[0]?.box, ordered[0]?.box]);
    expect(ordered[0]?.box).toMatchObject({ left: 490, right: 508 });
  });

  it('[D22] a line that runs down the page is one line, with spaces at its gaps', () => {
    expect(read(turnedGlyphs('down the page', '\r\n')).trim()).toBe('down the page');
  });
});
