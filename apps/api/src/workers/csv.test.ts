import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { hasTextCases, textCase } from '../testing/text-cases';
import { openCsv, withFormulas, withoutFormulas } from './csv';

describe('a table for spreadsheets', () => {
  it.each([
    ['=cmd|calc', "'=cmd|calc"],
    ['  +1', "  '+1"],
    ['"=1', `"'=1`],
    ['Essay;=cmd', "Essay;'=cmd"],
    ['Essay; "@SUM(A1)', `Essay; "'@SUM(A1)`],
    ['one\n-2', "one\n'-2"],
    ['one\t＝2', "one\t'＝2"],
  ])('[M7] %j is written as %j, which no spreadsheet reads as a formula', (cell, safe) => {
    expect(withoutFormulas(cell)).toBe(safe);
    expect(withFormulas(safe)).toBe(cell);
  });

  it.each(['5 - 3 = 2', 'C++', 'me@uni.edu', 'a;b', 'well-being', ''])('[M7] %j stays as it is', (cell) => {
    expect(withoutFormulas(cell)).toBe(cell);
  });

  it.runIf(hasTextCases)('[M7] a formula behind a semicolon in a topic is escaped too', () => {
    const topic = textCase('order-topic-semicolon-formula.txt').trim();
    expect(withoutFormulas(topic)).toBe(`;'=cmd|'/C calc'!A0;`);
  });

  it('[M7] a table has a byte order mark and CRLF line endings, and is read as it was written', async () => {
    const csv = openCsv(['Topic', 'Words']);
    csv.write(['One, "two"\nthree', 1200]);
    csv.end(['Søgård 数学', 5]);
    const written = (await buffer(csv)).toString();
    expect(written.startsWith('\ufeffTopic,Words\r\n')).toBe(true);
    expect(written.endsWith(',5\r\n')).toBe(true);
    expect(parse(written, { bom: true })).toEqual([
      ['Topic', 'Words'],
      ['One, "two"\nthree', '1200'],
      ['Søgård 数学', '5'],
    ]);
  });
});
