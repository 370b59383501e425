import * as z from 'zod/mini';

/** A text that is more than blanks, sent as it was typed. */
export function requiredText(please: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', please));
}
