import { expect, it } from 'vitest';
import { deletableDocuments, listedDocuments } from './overview-counts';

const counts = { documents: 12, processing: 3, refused: 2, removed: 5 };

it('[M2] the question before Delete All names every row that it takes away', () => {
  expect(deletableDocuments(counts)).toBe(17);
});

it('[M1] the list of all documents has the removed ones as well', () => {
  expect(listedDocuments(counts)).toBe(22);
});
