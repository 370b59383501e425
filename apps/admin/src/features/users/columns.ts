export type Column = 'user' | 'email' | 'id' | 'state' | 'uploads' | 'seen';

const columns: readonly { column: Column; fromPx: number }[] = [
  { column: 'user', fromPx: 0 },
  { column: 'email', fromPx: 560 },
  { column: 'id', fromPx: 900 },
  { column: 'state', fromPx: 0 },
  { column: 'uploads', fromPx: 680 },
  { column: 'seen', fromPx: 420 },
];

/** Which columns a list of this width has room for, in their order; the person and the state always stay. */
export function columnsFor(widthPx: number): Column[] {
  return columns.filter(({ fromPx }) => widthPx >= fromPx).map(({ column }) => column);
}
