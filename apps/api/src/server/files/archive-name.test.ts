import { describe, expect, it } from 'vitest';
import { archiveName } from './archive-name';

describe('the name of an upload in the archive', () => {
  it.each([
    ['notes.pdf', 'files/7-notes.pdf'],
    ['../../etc/passwd', 'files/7-._._etc_passwd'],
    ['..\\..\\windows.docx', 'files/7-._._windows.docx'],
    ['a/b:c*?.pdf', 'files/7-a_b_c__.pdf'],
    ['..', 'files/7-document'],
    ['', 'files/7-document'],
    ['.pdf', 'files/7-document.pdf'],
    ['notes. . ', 'files/7-notes'],
    ['invoice\u202Efdp.exe', 'files/7-invoice_fdp.exe'],
    ['Über Maß.pdf', 'files/7-Über Maß.pdf'],
  ])('[U9] an upload named %j is in the archive as %j', (fileName, expected) => {
    expect(archiveName('files', 7, fileName)).toBe(expected);
  });

  it('[U9] a long file name keeps its extension and fits every file system', () => {
    const name = archiveName('files', 7, `${'漢'.repeat(300)}.pdf`);
    expect(name).toMatch(/^files\/7-漢+\.pdf$/);
    expect(Buffer.byteLength(name)).toBeLessThan(255);
  });
});
