import { expect, it } from 'vitest';
import { orderFileProblem } from './file-problem';

const limit = 10 * 1024 * 1024;

it('[O1] orders accept pdf, doc, docx and txt files in upper or lower case, and no other type', () => {
  for (const name of ['a.pdf', 'a.DOC', 'a.docx', 'notes.Txt'])
    expect(orderFileProblem({ name, size: 1 }, limit)).toBeUndefined();
  for (const name of ['a.pptx', 'a.exe', 'pdf', 'a.pdf.zip'])
    expect(orderFileProblem({ name, size: 1 }, limit)).toBe(
      'We cannot accept this type of file. Please choose a PDF, DOC, DOCX or TXT file.',
    );
});

it('[O1] an empty file and one above the limit are refused before the upload', () => {
  expect(orderFileProblem({ name: 'a.pdf', size: 0 }, limit)).toContain('empty');
  expect(orderFileProblem({ name: 'a.pdf', size: limit }, limit)).toBeUndefined();
  expect(orderFileProblem({ name: 'a.pdf', size: limit + 1 }, limit)).toBe(
    'This file is larger than 10MB. Please choose a smaller file.',
  );
});
