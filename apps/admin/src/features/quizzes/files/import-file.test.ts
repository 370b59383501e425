import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { maxImportBytes } from '@aw/contracts/quizzes/question-files';
import { expect, it } from 'vitest';
import { decodeText, exportName, formatOfName, sizeError, sizeInBytes } from './import-file';

it('[Z9] an exported file is named after its quiz and its format', () => {
  expect(exportName(12, 'Torts: Négligence & duty', 'csv')).toBe('quiz-12-torts-negligence-duty.csv');
  expect(exportName(3, 'الفيزياء', 'aiken')).toBe('quiz-3.txt');
  expect(exportName(3, 'x '.repeat(60), 'gift').length).toBeLessThan(60);
});

it('[Z9] the format is guessed only from file names that imply it', () => {
  expect(formatOfName('Torts.CSV')).toBe('csv');
  expect(formatOfName('torts.gift.txt')).toBe('gift');
  expect(formatOfName('torts.txt')).toBeUndefined();
});

it('[Z9] a file that is too large is refused before it is sent, with the next step', () => {
  expect(sizeError(maxImportBytes)).toBeUndefined();
  expect(sizeError(maxImportBytes + 1)).toMatch(/larger than 2\.00 ?MB/);
  expect(sizeInBytes('é')).toBe(2);
});

const read = (...bytes: number[]) => decodeText(new Uint8Array(bytes).buffer);
const utf16 = (text: string, isLittle: boolean) =>
  Array.from(text).flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

it('[Z9] a file is read as UTF-8, UTF-16 or Windows-1252, without its byte-order mark', () => {
  expect(read(0xef, 0xbb, 0xbf, 0x61)).toEqual({ text: 'a', encoding: 'UTF-8' });
  for (const bytes of [
    [0xff, 0xfe, ...utf16('“Café”', true)],
    [0xfe, 0xff, ...utf16('“Café”', false)],
  ])
    expect(read(...bytes)).toEqual({ text: '“Café”', encoding: 'UTF-16' });
  for (const isLittle of [true, false])
    expect(read(...utf16('A question without a mark?', isLittle))).toEqual({
      text: 'A question without a mark?',
      encoding: 'UTF-16',
    });
  expect(read(0x93, 0x43, 0x61, 0x66, 0xe9, 0x94)).toEqual({ text: '“Café”', encoding: 'Windows-1252' });
});

it('[Z9] a file with another encoding and an empty file are refused with the reason', () => {
  // “Да?” in Windows-1251, and a byte that Windows-1252 does not have.
  expect(read(0xc4, 0xe0, 0x3f).refusal).toContain('not UTF-8, UTF-16 or Windows-1252');
  expect(read(0x61, 0x62, 0x63, 0x81).refusal).toContain('not UTF-8, UTF-16 or Windows-1252');
  expect(read(0x20, 0x0a).refusal).toContain('empty');
});

const cases = path.resolve(import.meta.dirname, '../../../../../../../shared/data/cases/texts');

it.runIf(existsSync(cases))(
  '[Z9] real files of spreadsheets and editors are read with all their letters',
  () => {
    const textOf = (name: string) =>
      decodeText(new Uint8Array(readFileSync(path.join(cases, name))).buffer).text;
    const [utf8, ...others] = ['bom_crlf', 'utf16le', 'windows1252'].map((kind) =>
      textOf(`made_aiken_${kind}.txt`),
    );
    const lines = (text?: string) => text?.split(/\r?\n/).map((line) => line.trim());
    expect(utf8).toContain('“quoted”');
    for (const other of others) expect(lines(other)).toEqual(lines(utf8));
    expect(textOf('quiz_windows1252.csv')).toContain('Café – résumé');
    expect(textOf('quiz_utf16le_excel_unicode_text.csv')).toContain('\tCafé\t');
  },
);
