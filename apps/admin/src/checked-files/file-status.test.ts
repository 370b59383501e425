import { expect, it } from 'vitest';
import { fileStatus } from './file-status';

it('[O10] [M9] [Q12] a file shows whether it is being checked or was refused, and nothing once it passed', () => {
  expect(fileStatus('checking')?.label).toBe('Being checked');
  expect(fileStatus('refused')?.tone).toBe('danger');
  expect(fileStatus('ready')).toBeUndefined();
});
