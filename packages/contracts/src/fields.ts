import * as z from 'zod/mini';
import { hasMarkPile, isBlank, oneLineText } from './one-line';

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

/** Text that is kept as it is typed, spaces and all, in NFC; bounded like `textField`. */
export function rawField(maxLength: number, tooLong?: string) {
  return bounded(maxLength, (text) => text.normalize('NFC'), tooLong);
}

/**
 * Measures a text as it is stored. One that is far too long, or has more marks on a character than any language, is
 * refused before it is normalised: the work of that grows with the square of the number of marks.
 */
function bounded(
  maxLength: number,
  normalize: (text: string) => string,
  tooLong = `Please use at most ${maxLength.toLocaleString('en')} characters.`,
) {
  // A letter that is typed as several characters takes up to three of them in most languages.
  const maxTypedLength = 3 * maxLength + 1_000;
  return z.string().check(
    z.refine((text) => text.length <= maxTypedLength, { error: tooLong, abort: true }),
    z.refine((text) => isClean(text) && !hasMarkPile(text), {
      error: 'Please remove the unreadable characters.',
      abort: true,
    }),
    z.overwrite(normalize),
    z.maxLength(maxLength, tooLong),
  );
}

/** `limit` (default 20, at most 100) and the opaque `cursor` of the next page. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(500))),
};
