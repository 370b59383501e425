import { expect, it } from 'vitest';
import { isOrderFileType, orderFileTypes, orderFileTypesInFull, orderFileTypesText } from './values';

it('[O1] orders list the types of their files in the same order everywhere', () => {
  expect(orderFileTypes).toEqual(['.pdf', '.doc', '.docx', '.txt']);
  expect(orderFileTypesText).toBe('PDF, DOC, DOCX or TXT');
  expect(orderFileTypesInFull).toBe('PDF, DOC, DOCX and plain text (TXT)');
  expect(['pdf', 'txt', 'pptx', 'toString'].filter(isOrderFileType)).toEqual(['pdf', 'txt']);
});
