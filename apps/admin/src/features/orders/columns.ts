export const columns = ['order', 'topic', 'student', 'writer', 'status', 'due', 'amount'] as const;
export type Column = (typeof columns)[number];

/** The names of the columns. */
export const columnNames: Record<Column, string> = {
  order: 'Order',
  topic: 'Topic',
  student: 'Student',
  writer: 'Writer',
  status: 'Status',
  due: 'Due',
  amount: 'USD',
};

/** From which width of the list a column is shown; without its number an order could not be opened. */
const fromPx: Record<Column, number> = {
  order: 0,
  topic: 420,
  student: 780,
  writer: 620,
  status: 0,
  due: 420,
  amount: 560,
};

/** The columns that can be left away, in their order. */
export const optionalColumns = columns.filter((column) => column !== 'order');

/** Which columns a list of this width has room for, in their order, without those that were left away. */
export function columnsFor(widthPx: number, hidden: readonly Column[]): Column[] {
  return columns.filter((column) => widthPx >= fromPx[column] && !hidden.includes(column));
}
