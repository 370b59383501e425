/** Where the next page of a list starts: the sort keys that cannot be read from the row, then the row's id. */
export type Cursor = readonly number[];

/** Makes the opaque text of a cursor. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Reads a cursor of `length` numbers; undefined when the text is not one of ours. */
export function decodeCursor(text: string, length: number): Cursor | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(values) || values.length !== length || !values.every(Number.isSafeInteger))
      return undefined;
    return values;
  } catch {
    return undefined;
  }
}
