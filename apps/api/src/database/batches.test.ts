import { expect, it } from 'vitest';
import { batches, rowsInBatches } from './batches';

/** A list of numbers that is read in batches of two, and the rows after which a batch was read. */
function listOf(count: number) {
  const readAfter: (number | undefined)[] = [];
  const readNext = async (last?: number) => {
    readAfter.push(last);
    return [1, 2].map((step) => (last ?? 0) + step).filter((row) => row <= count);
  };
  return { readAfter, readNext };
}

it('a list is read in order up to the first batch that is not full', async () => {
  const { readAfter, readNext } = listOf(5);
  const read: (readonly number[])[] = [];
  for await (const batch of batches(2, readNext)) read.push(batch);
  expect(read).toEqual([[1, 2], [3, 4], [5]]);
  expect(readAfter).toEqual([undefined, 2, 4]);
});

it('the last batch of a list is empty if the ones before it were full', async () => {
  const read: (readonly number[])[] = [];
  for await (const batch of batches(2, listOf(2).readNext)) read.push(batch);
  expect(read).toEqual([[1, 2], []]);
});

it('rows of all batches come one by one', async () => {
  const read: number[] = [];
  for await (const row of rowsInBatches(2, listOf(4).readNext)) read.push(row);
  expect(read).toEqual([1, 2, 3, 4]);
});

it('a loop that fails reads no further batch', async () => {
  const { readAfter, readNext } = listOf(9);
  const handleAll = async () => {
    for await (const row of rowsInBatches(2, readNext)) if (row === 3) throw new Error('Row 3 failed.');
  };
  await expect(handleAll()).rejects.toThrow('Row 3 failed.');
  expect(readAfter).toEqual([undefined, 2]);
});
