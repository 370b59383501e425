import type { TableCell } from '@aw/ui/primitives/table';
import type { ComponentProps, ReactNode } from 'react';

export type RowId = string | number;

type CellKind = NonNullable<ComponentProps<typeof TableCell>['kind']>;

/** What a cell may need to know of the table around it. */
export type TableView<Name extends string = string> = {
  /** The words that were searched for, to be marked. */
  query: string;
  /** Whether a column is shown now; what it would say may stand below another value. */
  has: (column: Name) => boolean;
};

/** A column of a table; the first one opens the row, where rows can be opened. */
export type Column<Row, Name extends string = string> = {
  name: Name;
  head: string;
  cell: (row: Row, view: TableView<Name>) => ReactNode;
  /** `number` and what stands at the row's end are aligned there, head and all. */
  kind?: CellKind | ((row: Row) => CellKind);
  /** The whole text of something that is cut. */
  title?: (row: Row) => string | null | undefined;
  /** The width of the list in pixels from which it is shown; without one it always is. */
  fromPx?: number;
  /** Whether people can leave it away. */
  isHideable?: boolean;
  /** What its head sorts by. For lists that are loaded whole: of others it would sort a part. */
  sortValue?: (row: Row) => string | number;
};

/** The columns that a list of this width has room for, in their order, without those that were left away. */
export function shownColumns<Col extends Pick<Column<never>, 'name' | 'fromPx'>>(
  columns: readonly Col[],
  widthPx: number,
  hidden: readonly string[] = [],
): Col[] {
  return columns.filter(({ name, fromPx = 0 }) => widthPx >= fromPx && !hidden.includes(name));
}
