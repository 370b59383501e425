import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name';

it('[R4] a file name loses its path and its control and direction marks, and keeps its extension when it is cut', () => {
  expect(cleanFileName('../a/\u202enotes\u0000.pdf')).toBe('notes.pdf');
  expect(cleanFileName('C:\\papers\\notes.pdf')).toBe('notes.pdf');
  expect(cleanFileName('...')).toBe('document');
  expect(cleanFileName(undefined)).toBe('document');
  expect(cleanFileName(`${'a'.repeat(300)}.docx`)).toMatch(/^a{175}\.docx$/);
  expect(cleanFileName(`${'\u{1F393}'.repeat(100)}.pdf`)).toBe(`${'\u{1F393}'.repeat(88)}.pdf`);
});

it.each([
  ['a%22b;c=d\\e.pdf', 'a"b;c=d_e.pdf'],
  ['line1%0Aline2.pdf', 'line1 line2.pdf'],
  ['100%25 & more?#frag.pdf', '100%25 & more?#frag.pdf'],
  ['.pdf', 'document.pdf'],
  ['\u2066file\u2069\u200b\u00ad.pdf', 'file.pdf'],
  ['\u3164.pdf', 'document.pdf'],
  ['report.pdf ', 'report.pdf'],
])('[R4] a file that a browser names %j is stored as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});
