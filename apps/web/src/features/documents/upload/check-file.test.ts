import { fileExtensions, listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { describe, expect, it } from 'vitest';
import { checkFile, formatLimit, titleFromFileName } from './check-file';

describe('checking a file in the browser', () => {
  it('[D3] a file one byte over 10 MiB is refused before sending', () => {
    expect(checkFile({ name: 'notes.pdf', size: maxFileBytes })).toBeUndefined();
    expect(checkFile({ name: 'notes.pdf', size: maxFileBytes + 1 })).toBe(
      'This file is larger than 10MB. Please choose a smaller file.',
    );
  });

  it('[D3] every accepted type is accepted in upper and lower case, and all others are refused with the list', () => {
    const accepted = fileExtensions.flatMap((extension) => [extension, extension.toUpperCase()]);
    for (const ending of [...accepted, '.Ppt', '.pdf ']) {
      expect(checkFile({ name: `a${ending}`, size: 1 })).toBeUndefined();
    }
    for (const name of ['a.txt', 'a.pdf.exe', 'pdf', 'a.docm']) {
      expect(checkFile({ name, size: 1 })).toContain(listFileTypes('or'));
    }
  });

  it('[D3] an empty file is refused', () => {
    expect(checkFile({ name: 'a.pdf', size: 0 })).toBe('This file is empty. Please choose another file.');
  });

  it('[D3] the size limit is formatted as in the specification', () => {
    expect(formatLimit()).toBe('10MB');
    expect(formatLimit(2.5 * 1024 * 1024)).toBe('2.5MB');
  });

  it('[D3] the suggested title comes from the file’s name', () => {
    expect(titleFromFileName('titration-acetic_acid.pdf')).toBe('Titration acetic acid');
    expect(titleFromFileName('Week 7 v1.2 slides.pptx')).toBe('Week 7 v1.2 slides');
    expect(titleFromFileName('___.pdf')).toBe('Document');
    expect(titleFromFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200);
  });

  it.each([
    ['U\u0308bung \u2013 Lo\u0308sung.pdf', '\u00dcbung \u2013 L\u00f6sung'],
    ['photo_high_re\u202efdp.js.pdf', 'Photo high refdp.js'],
    ['\u2066file\u2069\u200b\u00ad.pdf', 'File'],
    ['line1\nline2.pdf', 'Line1 line2'],
    ['.pdf', 'Document'],
    ['\u3164.pdf', 'Document'],
    ['report.pdf ', 'Report'],
    [`${'\u{1F393}'.repeat(120)}.pdf`, '\u{1F393}'.repeat(100)],
    [
      '\u05d3\u05e3 \u05d7\u05d5\u05dc\u05d9\u05df \u05d41.pdf',
      '\u05d3\u05e3 \u05d7\u05d5\u05dc\u05d9\u05df \u05d41',
    ],
  ])('[D3] the suggested title of %j is readable and never empty', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });
});
