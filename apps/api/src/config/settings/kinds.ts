import * as z from 'zod';

/** Kinds of values that several settings have. */
export const flag = z.stringbool();
export const positive = z.coerce.number().int().positive();
export const limit = z.coerce.number().int().min(0);
export const port = positive.max(65_535);
export const origin = z.url().transform((url) => new URL(url).origin);
