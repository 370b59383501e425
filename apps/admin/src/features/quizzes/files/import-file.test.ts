import { mostImportBytes } from '@aw/contracts/quizzes/question-files';
import { expect, it } from 'vitest';
import { bytesOf, exportName, formatOfName, textOfBytes, tooLarge } from './import-file';

it('[Z9] an exported file is named after its quiz and its format', () => {
  expect(exportName(12, 'Torts: Négligence & duty', 'csv')).toBe('quiz-12-torts-negligence-duty.csv');
  expect(exportName(3, 'الفيزياء', 'aiken')).toBe('quiz-3.txt');
  expect(exportName(3, 'x '.repeat(60), 'gift').length).toBeLessThan(60);
});

it('[Z9] the format is guessed from a name that tells it, and from no other', () => {
  expect(formatOfName('Torts.CSV')).toBe('csv');
  expect(formatOfName('torts.gift.txt')).toBe('gift');
  expect(formatOfName('torts.txt')).toBeUndefined();
});

it('[Z9] a file that is too large is refused before it is sent, and says what to do', () => {
  expect(tooLarge(mostImportBytes)).toBeUndefined();
  expect(tooLarge(mostImportBytes + 1)).toContain('larger than the 2.00 MB');
  expect(bytesOf('é')).toBe(2);
});

it('[Z9] a file is read as UTF-8 without its mark, and any other encoding is refused', () => {
  expect(textOfBytes(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]).buffer)).toEqual({ text: 'a' });
  expect(textOfBytes(new Uint8Array([0x63, 0xe9]).buffer).refusal).toContain('UTF-8');
  expect(textOfBytes(new Uint8Array([0x20, 0x0a]).buffer).refusal).toContain('empty');
});
