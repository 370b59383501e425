import { parseJson } from '@aw/ui/drafts/browser-draft';
import * as z from 'zod/mini';

/** Reads the values of a draft from JSON; undefined if there is no draft or it has an older shape. */
export function draftValues<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  return z.safeParse(schema, parseJson(text)).data;
}
