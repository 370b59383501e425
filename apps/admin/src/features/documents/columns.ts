export type Column = 'title' | 'fileName' | 'uploader' | 'type' | 'status' | 'age';

const columns: readonly { column: Column; fromPx: number }[] = [
  { column: 'title', fromPx: 0 },
  { column: 'fileName', fromPx: 900 },
  { column: 'uploader', fromPx: 700 },
  { column: 'type', fromPx: 540 },
  { column: 'status', fromPx: 0 },
  { column: 'age', fromPx: 440 },
];

/** Which columns a list of this width has room for, in their order; the title and the status always stay. */
export function columnsFor(widthPx: number): Column[] {
  return columns.filter(({ fromPx }) => widthPx >= fromPx).map(({ column }) => column);
}
