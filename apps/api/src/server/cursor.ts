import { isClean } from '@aw/contracts/fields';
import * as z from 'zod/mini';
import { invalidRequest } from '../errors/feature-error';

/*
 * A cursor holds the sort keys of the last row that was sent. Browsers send it back, so the type of each key accepts
 * only values that can be compared with a column of its kind.
 */

/** A key for a bigint column, such as an id: a whole number that JavaScript represents exactly. */
export const bigintKey = z.int();

/** A key for an integer column. */
export const integerKey = z.int32();

/** A key for a text column: without null characters and unpaired surrogates, which PostgreSQL refuses. */
export const textKey = z.string().check(z.refine(isClean));

const firstYearMs = Date.parse('0001-01-01T00:00:00Z');
const lastYearMs = Date.parse('9999-12-31T23:59:59.999Z');

/** A time in milliseconds since 1970, in the years 1 to 9999, which both PostgreSQL and JavaScript support. */
export const msKey = z.int().check(z.minimum(firstYearMs), z.maximum(lastYearMs));

/** An ISO 8601 time with its zone, in the years 1 to 9999. */
export const timeKey = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => Date.parse(text) >= firstYearMs && Date.parse(text) <= lastYearMs));

/** Keys of a list that is sorted by id, and of one that is sorted by a number and then by id. */
export const idKey = z.tuple([bigintKey]);
export const sortedKeys = z.tuple([bigintKey, bigintKey]);

/** Writes sort keys as the opaque text of a cursor. */
export function writeCursor(keys: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** Reads the sort keys from a cursor. Throws 400 for a cursor that does not belong to this list. */
export function readCursor<Keys>(cursor: string, keys: z.ZodMiniType<Keys>): Keys {
  const result = keys.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!result.success)
    throw invalidRequest(
      'This link does not lead to a page of this list. Please start from the first page.',
      'cursor',
    );
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
