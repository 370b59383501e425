/** An answer that the database has written as JSON already; it goes out as it is. A test compares it with its contract. */
export class JsonText<T> {
  /** What the text is when it is read; never set. */
  declare readonly content: T;

  constructor(readonly text: string) {}
}

/** The JSON of an object with more fields, which it must not have yet. */
export function withFields<T>(json: string, fields: Partial<T>): JsonText<T> {
  return new JsonText(`${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
}
