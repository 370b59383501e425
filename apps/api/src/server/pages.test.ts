import { describe, expect, it } from 'vitest';
import { idKey, sortedKeys, writeCursor } from './cursor';
import { getSlice, type PageQuery } from './pages';

const rows = [9, 7, 5, 3, 1];

/** Reads a list of descending numbers, like a query. */
function pageOf(query: PageQuery) {
  const loads: { limit: number; after: [number] | undefined }[] = [];
  const slice = getSlice(query, {
    keys: idKey,
    load: async (page) => {
      loads.push(page);
      return rows.filter((row) => row < (page.after?.[0] ?? 10)).slice(0, page.limit);
    },
    keysOf: (row): [number] => [row],
  });
  return slice.then((page) => ({ ...page, loads }));
}

describe('[D1] a page of a list', () => {
  it('continues after the previous page and ends with the last row', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { items, next } = await pageOf({ limit: 2, cursor });
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items);
      cursor = next;
      pages++;
    } while (cursor !== undefined);
    expect(seen).toEqual(rows);
    expect(pages).toBe(3);
  });

  it('has no next page when it contains the last row', async () => {
    expect((await pageOf({ limit: 5 })).next).toBeUndefined();
    expect((await pageOf({ limit: 4 })).next).toBe(writeCursor([3]));
  });

  it('loads exactly one row more than it shows', async () => {
    expect((await pageOf({ limit: 2 })).loads).toEqual([{ limit: 3, after: undefined }]);
  });

  it('refuses a cursor of another list before it reads anything', async () => {
    const foreign = [
      '',
      'x',
      writeCursor([1, 2]),
      writeCursor([1.5]),
      writeCursor(['1']),
      writeCursor([1e300]),
    ];
    for (const cursor of foreign)
      await expect(pageOf({ limit: 2, cursor }), cursor).rejects.toMatchObject({ status: 400 });
  });

  it('reads a cursor of two keys as it was written', async () => {
    const keys: [number, number] = [3, 42];
    const list = {
      keys: sortedKeys,
      load: async ({ after }: { after: [number, number] | undefined }) => [after],
      keysOf: () => keys,
    };
    const { items } = await getSlice({ limit: 1, cursor: writeCursor(keys) }, list);
    expect(items).toEqual([keys]);
  });
});
