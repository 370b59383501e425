import * as z from 'zod/mini';
import { isBlank, oneLineText } from './one-line';

/** A positive integer id out of a path, query or form. */
export const idField = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

export const idParams = z.object({ id: idField });

/** The id of a person: `anon_{random}_{timestamp}` for anonymous ones. */
export const userIdField = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not a user id.'));

/** An ISO 8601 moment in UTC. */
export const moment = z.string();

/** Without null bytes and half letters, which no database and no page can show. */
export function isClean(text: string): boolean {
  return !/\0|\p{Cs}/u.test(text);
}

/** Text of one or more lines, in NFC and trimmed. Unreadable text and more than `maxLength` characters are refused. */
export function textField(maxLength: number) {
  return bounded(maxLength, (text) => (isBlank(text) ? '' : text.normalize('NFC').trim()));
}

/** Text of one line, such as a name, title, subject or topic, as `oneLineText` stores it; bounded like `textField`. */
export function lineField(maxLength: number) {
  return bounded(maxLength, oneLineText);
}

function bounded(maxLength: number, normalize: (text: string) => string) {
  return z
    .string()
    .check(
      z.refine(isClean, { error: 'Please remove the unreadable characters.', abort: true }),
      z.overwrite(normalize),
      z.maxLength(maxLength, `Please keep this to ${maxLength.toLocaleString('en')} characters.`),
    );
}

/** `limit` (default 20, at most 100) and the opaque `cursor` of the next page. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
