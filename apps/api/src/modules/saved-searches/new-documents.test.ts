import { expect, it } from 'vitest';
import { chooseDocuments, maxShown } from './new-documents';

const documents = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

it('[X18] an email shows at most ten documents, and says how many others there are', () => {
  const { shown, others } = chooseDocuments([documents(1, 14)]);
  expect([shown[0]?.length, others]).toEqual([maxShown, 4]);
});

it('[X18] a search with many documents does not hide those of the others', () => {
  const { shown, others } = chooseDocuments([documents(1, 30), [], documents(100, 2), documents(200, 1)]);
  expect(shown.map((part) => part.length)).toEqual([7, 0, 2, 1]);
  expect(others).toBe(23);
});

it('[X18] a document that two searches found is shown once', () => {
  const { shown, others } = chooseDocuments([documents(1, 2), documents(2, 2)]);
  expect(shown).toEqual([[{ id: 1 }, { id: 2 }], [{ id: 3 }]]);
  expect(others).toBe(0);
});

it('[X18] without documents there is nothing to show', () => {
  expect(chooseDocuments([])).toEqual({ shown: [], others: 0 });
  expect(chooseDocuments([[], []])).toEqual({ shown: [[], []], others: 0 });
});
