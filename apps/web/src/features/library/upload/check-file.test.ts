import { maxFileBytes } from '@aw/contracts/documents/file-types';
import { describe, expect, it } from 'vitest';
import { checkFile, formatLimit, titleFromFileName } from './check-file';

describe('checking a file in the browser', () => {
  it('[D3] a file one byte over 10 MiB is refused before sending', () => {
    expect(checkFile({ name: 'notes.pdf', size: maxFileBytes })).toBeUndefined();
    expect(checkFile({ name: 'notes.pdf', size: maxFileBytes + 1 })).toBe(
      'This file is larger than 10MB, the limit for one file.',
    );
  });

  it('[D3] the five types are taken in any case of letters, every other is refused with the list', () => {
    for (const name of ['a.pdf', 'a.DOC', 'a.docx', 'a.Ppt', 'a.pptx']) {
      expect(checkFile({ name, size: 1 })).toBeUndefined();
    }
    for (const name of ['a.txt', 'a.pdf.exe', 'pdf', 'a.docm']) {
      expect(checkFile({ name, size: 1 })).toContain('PDF, DOC, DOCX, PPT or PPTX');
    }
  });

  it('[D3] an empty file is refused', () => {
    expect(checkFile({ name: 'a.pdf', size: 0 })).toBe('This file is empty, so there is nothing to send.');
  });

  it('[D3] the page states the limit as the specification writes it', () => {
    expect(formatLimit()).toBe('10MB');
    expect(formatLimit(2.5 * 1024 * 1024)).toBe('2.5MB');
  });

  it('[D3] the title starts from the file’s name', () => {
    expect(titleFromFileName('titration-acetic_acid.pdf')).toBe('Titration acetic acid');
    expect(titleFromFileName('Week 7 v1.2 slides.pptx')).toBe('Week 7 v1.2 slides');
    expect(titleFromFileName('___.pdf')).toBe('');
    expect(titleFromFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200);
  });
});
