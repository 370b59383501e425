import { describe, expect, it } from 'vitest';
import { blankBetween, withoutUnspacedBreaks } from './unspaced-text';

describe('scripts without blanks between words', () => {
  it.each([
    ['Chinese', '光合作用是植\n物利用光能', '光合作用是植物利用光能'],
    ['Chinese after punctuation', '第一，\r\n第二。 \n第三', '第一，第二。第三'],
    ['Japanese', '光合成はカ\nルビン回路\nで', '光合成はカルビン回路で'],
    ['Thai', 'การสังเคราะห์ด้วย\u200b\nแสง', 'การสังเคราะห์ด้วยแสง'],
    ['Lao', 'ການສັງ\nເຄາະ', 'ການສັງເຄາະ'],
    ['Khmer', 'រស្មី\nសំយោគ', 'រស្មីសំយោគ'],
  ])('[D20] lines of %s are joined without a blank', (_, lines, joined) => {
    expect(withoutUnspacedBreaks(lines)).toBe(joined);
  });

  it('[D20] a blank between two phrases of Thai stays, and so do the line breaks of other scripts', () => {
    for (const text of ['ไทย \nไทย', 'one\ntwo', '한국\n사람', '光\nATP\n合', 'भारत\nदेश'])
      expect(withoutUnspacedBreaks(text)).toBe(text);
  });

  it('[D14] parts of a line have a blank between them, except between letters of such scripts', () => {
    expect([blankBetween('植', '物'), blankBetween('。', '「'), blankBetween('ด้วย', 'แสง')]).toEqual([
      '',
      '',
      '',
    ]);
    expect([blankBetween('ATP', '合成'), blankBetween('한국', '사람'), blankBetween('a', 'b')]).toEqual([
      ' ',
      ' ',
      ' ',
    ]);
  });
});
