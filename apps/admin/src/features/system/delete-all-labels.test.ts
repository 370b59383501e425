import { expect, it } from 'vitest';
import { deleteAllLabels, deletedRows } from './delete-all-labels';

it('[M2] the dialog of Delete All shows the number of rows and the word to type', () => {
  const texts = deleteAllLabels('documents', 12480);
  expect(texts.question).toBe('Delete all 12,480 documents?');
  expect(texts.word).toBe('documents');
  expect(texts.description).toContain('restore everything for 30 days');
  expect(deleteAllLabels('questions', 1).question).toBe('Delete all 1 question?');
});

it('[M2] the toasts of Delete All have the words of the specification', () => {
  expect(deleteAllLabels('documents', 5)).toMatchObject({
    done: 'All documents deleted successfully',
    failed: 'Failed to delete documents',
  });
  expect(deleteAllLabels('questions', 5)).toMatchObject({
    done: 'All questions deleted successfully',
    failed: 'Failed to delete questions',
  });
});

it('[M2] a deletion is listed with its number of rows', () => {
  expect([deletedRows('questions', 1), deletedRows('documents', 12480)]).toEqual([
    '1 question',
    '12,480 documents',
  ]);
});
