import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readCursor, writeCursor } from './cursor';
import { JsonText } from './json-text';

/** One page of a list, with the cursor of the next page, and headers that say more about it. */
export type Slice<T> = { items: T[]; next: string | undefined; headers?: Readonly<Record<string, string>> };

/** One page whose items the database has written as JSON. */
export type JsonSlice<T> = { json: JsonText<T[]>; next: string | undefined };

/** Maximum number of items, and the cursor after which they begin. */
export type PageQuery = { limit: number; cursor?: string };

/**
 * Reads one page of a list by its sort keys (keyset pagination). `load` reads one more row than the page has, to see
 * whether there is a next page. `keysOf` returns the keys of a row, and `keys` checks them when they come back.
 * Throws 400 for a cursor that does not belong to this list.
 */
export async function getSlice<Row, Keys extends [number | string | object, ...unknown[]]>(
  { limit, cursor }: PageQuery,
  list: {
    keys: z.ZodMiniType<Keys>;
    load: (page: { limit: number; after: Keys | undefined }) => Promise<Row[]>;
    keysOf: (row: Row) => Keys;
  },
): Promise<Slice<Row>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, list.keys);
  const rows = await list.load({ limit: limit + 1, after });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? writeCursor(list.keysOf(last)) : undefined,
  };
}

/**
 * Like `getSlice`, for a list that the database writes as JSON. `lastKeys` are the keys of the last item if there are
 * more.
 */
export async function getJsonSlice<T, Keys extends [number | string | object, ...unknown[]]>(
  { limit, cursor }: PageQuery,
  list: {
    keys: z.ZodMiniType<Keys>;
    load: (page: { limit: number; after: Keys | undefined }) => Promise<{ json: string; lastKeys?: Keys }>;
  },
): Promise<JsonSlice<T>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, list.keys);
  const { json, lastKeys } = await list.load({ limit, after });
  return { json: new JsonText<T[]>(json), next: lastKeys && writeCursor(lastKeys) };
}

/** Returns whether an answer is a page of a list instead of a body. */
export function isSlice(answer: unknown): answer is Slice<unknown> | JsonSlice<unknown> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'next' in answer &&
    ('items' in answer || 'json' in answer)
  );
}

/** Returns the page with each row mapped by `toItem`. */
export function mapSlice<Row, Item>(slice: Slice<Row>, toItem: (row: Row) => Item): Slice<Item> {
  return { ...slice, items: slice.items.map(toItem) };
}

/** Returns the items and adds the next page's address as `Link: …; rel="next"`. */
export function sendSlice<T>(slice: Slice<T>, request: FastifyRequest, reply: FastifyReply): T[];
export function sendSlice<T>(
  slice: Slice<T> | JsonSlice<T>,
  request: FastifyRequest,
  reply: FastifyReply,
): T[] | JsonText<T[]>;
export function sendSlice<T>(
  slice: Slice<T> | JsonSlice<T>,
  request: FastifyRequest,
  reply: FastifyReply,
): T[] | JsonText<T[]> {
  if (slice.next) {
    const address = new URL(request.url, 'http://page.invalid');
    address.searchParams.set('cursor', slice.next);
    reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  if ('headers' in slice && slice.headers) reply.headers(slice.headers);
  return 'json' in slice ? slice.json : slice.items;
}
