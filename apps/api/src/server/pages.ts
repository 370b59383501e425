import { type Cursor, decodeCursor, encodeCursor } from '@aw/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidRequest } from '../errors/feature-error';

/** One page of a list and where the next one starts. */
export type Slice<T> = { items: T[]; next: string | undefined };

/** Cuts the row that only tells of a next page, and makes the cursor from the last one kept. */
export function sliceOf<T>(rows: T[], limit: number, cursorOf: (row: T) => Cursor): Slice<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : undefined,
  };
}

/** Reads a cursor of `length` numbers; throws 400 for one that this list did not give out. */
export function readCursor(text: string | undefined, length: number): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text, length);
  if (!cursor)
    throw invalidRequest(
      'This page address is not one of this list. Please start from its first page.',
      'cursor',
    );
  return cursor;
}

/** Answers with the items and names the next page's address in `Link: …; rel="next"`. */
export function sendSlice<T>(slice: Slice<T>, request: FastifyRequest, reply: FastifyReply): T[] {
  if (slice.next) {
    const address = new URL(request.url, 'http://page.invalid');
    address.searchParams.set('cursor', slice.next);
    reply.header('link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return slice.items;
}
