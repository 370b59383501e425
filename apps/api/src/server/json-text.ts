/** An answer that the database has written as JSON already; it goes out as it is. A test compares it with its contract. */
export class JsonText<T> {
  /** What the text is when it is read; never set. */
  declare readonly content: T;

  constructor(readonly text: string) {}
}
