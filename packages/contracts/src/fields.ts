import * as z from 'zod/mini';
import { hasMarkPile, isBlank, oneLineText } from './one-line';

/** Positive integer id from a path, query or form. */
export const idField = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

export const idParams = z.object({ id: idField });

/** Id of a person: `anon_{random}_{timestamp}` for anonymous ones. */
export const userIdField = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/, 'This is not a user id.'));

/** Id of an attempt at a quiz. */
export const attemptIdField = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** ISO 8601 moment in UTC. */
export const moment = z.string();

/** Returns false for text with null bytes or unpaired surrogates, which no database stores and no page shows. */
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

/** Text that is kept as typed, including spaces, in NFC; limited like `textField`. */
export function rawField(maxLength: number, tooLong?: string) {
  return bounded(maxLength, (text) => text.normalize('NFC'), tooLong);
}

/**
 * Measures a text as it will be stored. A text that is far too long, or has more marks on a character than any
 * language, is refused before normalisation, whose work grows with the square of the number of marks.
 */
function bounded(
  maxLength: number,
  normalize: (text: string) => string,
  tooLong = `Please use at most ${maxLength.toLocaleString('en')} characters.`,
) {
  // In most languages, a letter that is typed as several characters takes up to three of them.
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
