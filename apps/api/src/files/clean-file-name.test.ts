import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name';

it('[R4] a file name loses its path, control and direction marks and keeps its extension when cut', () => {
  expect(cleanFileName('../a/\u202enotes\u0000.pdf')).toBe('notes.pdf');
  expect(cleanFileName('...')).toBe('document');
  expect(cleanFileName(undefined)).toBe('document');
  expect(cleanFileName(`${'a'.repeat(300)}.docx`)).toMatch(/^a{175}\.docx$/);
});
