export type Column = 'subject' | 'sender' | 'kind' | 'reference' | 'state' | 'age';

const columns: readonly { column: Column; fromPx: number }[] = [
  { column: 'subject', fromPx: 0 },
  { column: 'sender', fromPx: 560 },
  { column: 'kind', fromPx: 760 },
  { column: 'reference', fromPx: 900 },
  { column: 'state', fromPx: 0 },
  { column: 'age', fromPx: 420 },
];

/** Which columns a list of this width has room for, in their order; the subject and the state always stay. */
export function columnsFor(widthPx: number): Column[] {
  return columns.filter(({ fromPx }) => widthPx >= fromPx).map(({ column }) => column);
}
