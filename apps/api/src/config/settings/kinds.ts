import * as z from 'zod';

/** Kinds of values that several settings have. */
export const flag = z.stringbool();
export const positive = z.coerce.number().int().positive();
export const limit = z.coerce.number().int().min(0);
export const port = positive.max(65_535);
/** Codes of languages (ISO 639-2), some with a script such as `chi_sim`, with commas between them. */
export const languageCodes = z
  .string()
  .regex(/^\s*[a-z]{3}(?:_[a-z]+)*(?:\s*,\s*[a-z]{3}(?:_[a-z]+)*)*\s*$/, 'must be codes such as eng,deu')
  .transform((codes) => [...new Set(codes.split(',').map((code) => code.trim()))]);
export const origin = z.url().transform((url) => new URL(url).origin);
