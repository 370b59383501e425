import { expect, it } from 'vitest';
import { fileOrigin, sentText } from './file-labels';

it('[O10] a file is shown with its sender and its purpose', () => {
  expect(fileOrigin({ from: 'customer', role: 'brief' })).toBe('Customer, instructions');
  expect(fileOrigin({ from: 'staff', role: 'delivery' })).toBe('Staff, finished work');
});

it('[O10] an upload shows how many of its bytes are sent', () => {
  expect(sentText(1_258_291, 2_097_152)).toMatch(/^1\.20 of 2\.00 ?MB sent$/);
});
