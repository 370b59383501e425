import { expect, it } from 'vitest';
import { countLegibleWords, minLegibleWords } from './legible-words';

const count = (...texts: string[]) => countLegibleWords(texts.map((text) => ({ text })));

it('[D9] words are counted across all pages, up to the number that the rule needs', () => {
  expect(count()).toBe(0);
  expect(count('', ' \n ')).toBe(0);
  expect(count('Notes')).toBe(1);
  expect(count('The cell has', 'a membrane.')).toBe(4);
  expect(count('word '.repeat(30), 'word '.repeat(30))).toBe(minLegibleWords);
});

it('[D9] numbers, signs and single letters of formulas are not words', () => {
  expect(count('12 345 3.14 ± % — … • \uFFFD \uE000 x = y + z', 'a b c d')).toBe(0);
});

it.each([
  ['Chinese', '光合作用将光能转化为化学能，并储存在葡萄糖分子中。植物、藻类和某些细菌都能进行这一过程。', 20],
  ['Japanese', '光合成は光エネルギーを化学エネルギーに変換し、ブドウ糖として蓄える反応である。', 12],
  ['Thai', 'การสังเคราะห์ด้วยแสงเปลี่ยนพลังงานแสงเป็นพลังงานเคมีและเก็บไว้ในน้ำตาล', 10],
  ['Korean', '광합성은 빛 에너지를 화학 에너지로 바꾸어 포도당에 저장한다', 8],
  ['Arabic', 'تحول عملية البناء الضوئي طاقة الضوء إلى طاقة كيميائية', 8],
  ['Hindi', 'प्रकाश संश्लेषण प्रकाश ऊर्जा को रासायनिक ऊर्जा में बदलता है', 9],
])('[D9] %s is split into the words of its language', (_, text, least) => {
  expect(count(text)).toBeGreaterThanOrEqual(least);
  expect(count(text)).toBeLessThan(minLegibleWords);
});

it('[D9] a document without words is read up to the limits and no further', () => {
  const startedAt = performance.now();
  expect(count(...Array.from({ length: 500 }, () => '1 '.repeat(100_000)))).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
