import { expect, it } from 'vitest';
import { codesIn, namesIn } from './find-place';

it.each([
  ['CHEM 112L lab report', ['chem112l']],
  ['bio-202_notes and CS61A', ['bio202', 'cs61a']],
  ['ACCT 1 Introduction', ['acct1']],
  ['Week 3, page 12, Fall 2026, HW 4', []],
  ['BIO2020X12 XBIO 20234567', []],
])('[D25] the codes in %j are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

it('[D25] the names of schools are looked up around words such as University', () => {
  const names = namesIn('Falcon University of the Gulf, Spring 2026\nplain notes');
  expect(names).toContain('Falcon University of the Gulf');
  expect(names.every((name) => name.includes('University'))).toBe(true);
  expect(namesIn('plain notes\non one page')).toEqual([]);
});

it('[D25] names have no punctuation around them, however much a line has', () => {
  const names = namesIn(`${'.'.repeat(2_000)} Gulf College ${'.'.repeat(2_000)}x`);
  expect(names).toContain('Gulf College');
  expect(names).toContain('College');
});
