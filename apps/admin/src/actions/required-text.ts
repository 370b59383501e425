import * as z from 'zod/mini';

/** Text that is not blank. It is sent as it was typed. */
export function requiredText(please: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', please));
}
