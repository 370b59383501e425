import * as z from 'zod/mini';

/** Text that is not blank. It is sent as it was typed. */
export function requiredText(message: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', message));
}

/** Text that is not blank, without the spaces around it. */
export function requiredTrimmedText(message: string) {
  return z.string().check(z.trim(), z.minLength(1, message));
}

/** Reference of a bank or PayPal transfer. */
export const transferReference = requiredTrimmedText('Please enter the reference of the transfer.');
