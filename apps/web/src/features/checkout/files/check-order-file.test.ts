import { expect, it } from 'vitest';
import { checkOrderFile } from './check-order-file';

const limit = 10 * 1024 * 1024;

it('[O1] pdf, doc, docx and txt go with an order, in any case of letters; every other type does not', () => {
  for (const name of ['a.pdf', 'a.DOC', 'a.docx', 'notes.Txt'])
    expect(checkOrderFile({ name, size: 1 }, limit)).toBeUndefined();
  for (const name of ['a.pptx', 'a.exe', 'pdf', 'a.pdf.zip'])
    expect(checkOrderFile({ name, size: 1 }, limit)).toContain('PDF, DOC, DOCX or TXT');
});

it('[O1] an empty file, and one above the limit, are refused before a byte leaves', () => {
  expect(checkOrderFile({ name: 'a.pdf', size: 0 }, limit)).toContain('empty');
  expect(checkOrderFile({ name: 'a.pdf', size: limit }, limit)).toBeUndefined();
  expect(checkOrderFile({ name: 'a.pdf', size: limit + 1 }, limit)).toContain('larger than 10MB');
});
