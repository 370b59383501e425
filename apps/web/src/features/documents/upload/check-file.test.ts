import { fileExtensions, listFileTypes, maxFileBytes } from '@aw/contracts/documents/file-types';
import { describe, expect, it } from 'vitest';
import { checkFile, formatLimit } from './check-file';

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
});
