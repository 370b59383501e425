import { expect, it } from 'vitest';
import { fileOrigin, fileStatus, sentWords } from './file-labels';

it('[O10] a file says who added it and what for, and where it stands in its checks', () => {
  expect(fileOrigin({ from: 'customer', role: 'brief' })).toBe('Customer, instructions');
  expect(fileOrigin({ from: 'staff', role: 'delivery' })).toBe('Staff, finished work');
  expect(fileStatus('checking')?.label).toBe('Being checked');
  expect(fileStatus('refused')?.tone).toBe('danger');
  expect(fileStatus('ready')).toBeUndefined();
});

it('[O10] the bytes of an upload are counted as they leave', () => {
  expect(sentWords(1_258_291, 2_097_152)).toMatch(/^1\.20 of 2\.00 ?MB sent$/);
});
