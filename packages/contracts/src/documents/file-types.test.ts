import { expect, it } from 'vitest';
import { isSlides, listFileFamilies, listFileTypes } from './file-types';

it('[D3] the file types and their families are listed in a sentence', () => {
  expect(listFileTypes('and')).toBe('PDF, DOC, DOCX, PPT and PPTX');
  expect(listFileTypes('or')).toBe('PDF, DOC, DOCX, PPT or PPTX');
  expect(listFileFamilies('or')).toBe('PDF, Word or PowerPoint');
});

it('[D7] presentations have slides, other documents and unknown types do not', () => {
  const slides = ['a.ppt', 'b.PPTX', 'a.pdf', 'a.docx', 'ppt', 'a.ppt.exe', ''].filter(isSlides);
  expect(slides).toEqual(['a.ppt', 'b.PPTX']);
});
