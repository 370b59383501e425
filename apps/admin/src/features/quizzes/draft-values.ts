import * as z from 'zod/mini';

/** The values that a draft holds as JSON; undefined where there is none, or it is of an older form. */
export function draftValues<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.output<Schema> | undefined {
  if (!text) return undefined;
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
