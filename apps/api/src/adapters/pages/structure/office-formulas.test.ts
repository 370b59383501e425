import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { FormulaQueue } from './match-formulas';
import { formulasOf } from './office-formulas';

const namespace = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const docx = (...formulas: string[]) =>
  zipSync({
    'word/document.xml': strToU8(
      `<d ${namespace}>${formulas.map((formula) => `<m:oMath>${formula}</m:oMath>`).join('')}</d>`,
    ),
  });
const fraction = `<m:f><m:num>${run('a')}</m:num><m:den>${run('2')}</m:den></m:f>`;

it('[D20] a fraction, a root, an index and a sum of a Word file become MathML', () => {
  const root = `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${run('x')}</m:e></m:rad>`;
  const index = `<m:sSub><m:e>${run('K')}</m:e><m:sub>${run('m')}</m:sub></m:sSub>`;
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`;
  const [one, two, three, four] = formulasOf(docx(fraction, root, index, sum));
  expect(one).toEqual({
    tag: 'mfrac',
    children: [
      { tag: 'mi', text: 'a' },
      { tag: 'mn', text: '2' },
    ],
  });
  expect(two).toEqual({ tag: 'msqrt', children: [{ tag: 'mi', text: 'x' }] });
  expect(three?.tag).toBe('msub');
  expect(four?.children?.[0]).toMatchObject({
    tag: 'munderover',
    children: [{ tag: 'mo', text: '∑' }, {}, {}],
  });
});

it('[D20] a formula that is nested too deeply is left out', () => {
  const deep = Array.from({ length: 40 }).reduce<string>(
    (inner) => `<m:sSup><m:e>${inner}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`,
    run('x'),
  );
  expect(formulasOf(docx(deep, fraction))).toHaveLength(1);
});

it('[D20] a formula is only shown where its page shows the same letters', () => {
  const formulas = formulasOf(docx(run('hidden words'), fraction));
  const queue = new FormulaQueue(formulas);
  expect(queue.take('nothing alike')).toBeUndefined();
  expect(queue.take('2 a')).toMatchObject({ text: '2 a', math: { tag: 'mfrac' } });
  expect(queue.take('2 a')).toBeUndefined();
});
