import { describe, expect, it } from 'vitest';
import { openFonts } from '.';

const fonts = openFonts(
  {
    inter: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    math: '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf',
  },
  import.meta.url,
);

describe('fonts of a program', () => {
  it('[D7] a character that the first font lacks is drawn by the next font that has it', () => {
    expect(fonts.split('at ⨁ once', ['inter', 'math'])).toEqual([
      { font: 'inter', text: 'at ' },
      { font: 'math', text: '⨁' },
      { font: 'inter', text: ' once' },
    ]);
  });

  it('[D7] a combining mark stays with its letter, and the error names a character that no font has', () => {
    expect(fonts.split('e\u0331', ['inter', 'math'])).toEqual([{ font: 'inter', text: 'e\u0331' }]);
    expect(() => fonts.split('\u{1F9EA}', ['inter', 'math'])).toThrow('U+1f9ea');
  });

  it('[D7] the width of a text grows with its size and its length', () => {
    expect(fonts.width('inter', 'word', 20)).toBeCloseTo(2 * fonts.width('inter', 'word', 10));
    expect(fonts.width('inter', 'words', 10)).toBeGreaterThan(fonts.width('inter', 'word', 10));
  });
});
