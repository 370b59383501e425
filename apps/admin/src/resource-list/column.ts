import type { TableCell } from '@aw/ui/primitives/table';
import type { ComponentProps, ReactNode } from 'react';

export type RowId = string | number;

type CellKind = NonNullable<ComponentProps<typeof TableCell>['kind']>;

/** State of the table that a cell may need. */
export type TableView<Name extends string = string> = {
  /** Search words to highlight. */
  query: string;
  /** Checks whether a column is shown. If it is not, another cell can show its value. */
  has: (column: Name) => boolean;
};

/** A column of a table. The first one contains the link that opens the row. */
export type Column<Row, Name extends string = string> = {
  name: Name;
  head: string;
  cell: (row: Row, view: TableView<Name>) => ReactNode;
  /** `number` aligns the column at its end, including its head. */
  kind?: CellKind | ((row: Row) => CellKind);
  /** Full text of a value that is cut off. */
  title?: (row: Row) => string | null | undefined;
  /** Minimum width of the list in pixels at which the column is shown. Without it, the column is always shown. */
  fromPx?: number;
  /** True if people can hide the column. */
  isHideable?: boolean;
  /** Value that the head sorts by. Only for lists that are loaded whole: sorting a part of a list would mislead. */
  sortValue?: (row: Row) => string | number;
};

/** Returns the columns that fit the width and are not hidden, in their order. */
export function shownColumns<Col extends Pick<Column<never>, 'name' | 'fromPx'>>(
  columns: readonly Col[],
  widthPx: number,
  hidden: readonly string[] = [],
): Col[] {
  return columns.filter(({ name, fromPx = 0 }) => widthPx >= fromPx && !hidden.includes(name));
}
