/** An answer that the database has written as JSON. It is sent unchanged; a test compares it with its contract. */
export class JsonText<T> {
  /** Type of the parsed text. Never set. */
  declare readonly content: T;

  constructor(readonly text: string) {}
}

/** Adds fields to the JSON of an object, which must not have them yet. */
export function withFields<T>(json: string, fields: Partial<T>): JsonText<T> {
  return new JsonText(`${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
}
