import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalidRequest } from '../errors/feature-error';
import { JsonText } from './json-text';

/** One page of a list and the cursor of the next one. */
export type Slice<T> = { items: T[]; next: string | undefined };

/** The same where the database has written the items. */
export type JsonSlice<T> = { json: JsonText<T[]>; next: string | undefined };

/** How many rows are asked for, and after which cursor. */
export type PageQuery = { limit: number; cursor?: string };

/** The keys in the cursor of a list by its ids; of one by a number and then by its ids. */
export const idKey = z.tuple([z.int()]);
export const sortedKeys = z.tuple([z.int(), z.int()]);

/**
 * Reads one page of a list by its sort keys (keyset pagination). `load` is asked for one row more than the
 * page has, which only tells that there is a next one; `keysOf` gives the keys of a row, `keys` checks them
 * when they come back. Throws 400 for a cursor that this list did not give out.
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

/** The same for a list that the database writes as JSON; `lastKeys` are those of the last item where more follow. */
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

/** The same page with each row as `toItem` shows it. */
export function mapSlice<Row, Item>({ items, next }: Slice<Row>, toItem: (row: Row) => Item): Slice<Item> {
  return { items: items.map(toItem), next };
}

/** The opaque text of a cursor. */
export function writeCursor(keys: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

function readCursor<Keys>(cursor: string, keys: z.ZodMiniType<Keys>): Keys {
  const read = keys.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success)
    throw invalidRequest(
      'This address is not a page of this list. Please start from its first page.',
      'cursor',
    );
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers with the items and names the next page's address in `Link: …; rel="next"`. */
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
  return 'json' in slice ? slice.json : slice.items;
}
