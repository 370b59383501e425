import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Column, type RowId, shownColumns, type TableView } from './column';
import { useSortInAddress } from './list-sort';
import type { Selection } from './use-selection';

/** Opens a row beside the list. */
type RowOpening<Id extends RowId> = { open: Id | undefined; addressOf: (id: Id) => string };

/** Selection of rows for an action on all of them. */
export type RowChoice<Row> = { selection: Selection; labelOf: (row: Row) => string };

type ResourceTableProps<Row extends { id: RowId }> = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: Row[];
  query?: string;
  /** Names of hidden columns. */
  hidden?: readonly string[];
  /** Column by which the server sorts the rows, if its head should show that. */
  orderedBy?: string;
  opening?: RowOpening<Row['id']>;
  choice?: RowChoice<Row>;
};

/** Minimum width of the list in pixels at which its heads have room for the sort sign. */
const sortableFromPx = 560;

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const notSelectable = { state: {}, change: () => {} };

/** Table with as many columns as there is room for. */
export function ResourceTable<Row extends { id: RowId }>(props: ResourceTableProps<Row>) {
  const { label, columns, rows, query = '', hidden, orderedBy, opening, choice } = props;
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(frame);
  const shown = shownColumns(columns, widthPx, hidden);
  const sortable = columns.filter(({ sortValue }) => sortValue).map(({ name }) => name);
  const [sorting, onSortingChange] = useSortInAddress(sortable);
  const { state: rowSelection, change: onRowSelectionChange } = choice?.selection ?? notSelectable;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: ({ id }) => String(id),
    state: { sorting, rowSelection },
    onSortingChange,
    onRowSelectionChange,
  });
  // The library's own result also counts selected rows that are no longer in the table.
  const isSomeShownChosen = table.getRowModel().rows.some((row) => row.getIsSelected());
  const view: TableView = { query, has: (name) => shown.some((column) => column.name === name) };
  const isLeadFirst = !choice && shown[0]?.kind === 'lead';
  return (
    <div
      ref={frame}
      data-lead-first={isLeadFirst || undefined}
      className="min-w-0 max-sm:data-lead-first:[&_td:first-child]:w-full"
    >
      <Table label={label}>
        <TableHead>
          {choice && (
            <TableHeadCell>
              <Checkbox
                label="Select all that are shown"
                isLabelHidden
                isChecked={table.getIsAllRowsSelected() || (isSomeShownChosen && 'some')}
                onCheckedChange={(isChosen) => table.toggleAllRowsSelected(isChosen)}
              />
            </TableHeadCell>
          )}
          {shown.map(({ name, head, kind, sortValue }) => {
            const column = table.getColumn(name);
            const sorted = column?.getIsSorted();
            return (
              <TableHeadCell
                key={name}
                align={kind === 'number' ? 'end' : 'start'}
                sort={sorted ? ariaSort[sorted] : name === orderedBy ? 'ascending' : undefined}
                onSort={sortValue && widthPx >= sortableFromPx ? () => column?.toggleSorting() : undefined}
              >
                {head}
              </TableHeadCell>
            );
          })}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <ResourceRow
              key={row.id}
              row={row.original}
              columns={shown}
              view={view}
              opening={opening}
              choice={
                choice && {
                  label: `Select ${choice.labelOf(row.original)}`,
                  isChosen: row.getIsSelected(),
                  choose: (isChosen) => row.toggleSelected(isChosen),
                }
              }
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Returns the width of an element in pixels, kept up to date; 0 before it is rendered. */
function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    setWidth(target.clientWidth);
    const observer = new ResizeObserver(() => setWidth(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function definitionOf<Row extends object>({ name, sortValue }: Column<Row>): ColumnDef<typeof features, Row> {
  if (!sortValue) return { id: name };
  return {
    id: name,
    accessorFn: sortValue,
    sortFn: (a, b) => compareValues(sortValue(a.original), sortValue(b.original)),
  };
}

// The library would choose a sort function by the values of the first ten rows only.
function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

type ResourceRowProps<Row extends { id: RowId }> = {
  row: Row;
  columns: readonly Column<Row>[];
  view: TableView;
  opening: RowOpening<Row['id']> | undefined;
  choice: { label: string; isChosen: boolean; choose: (isChosen: boolean) => void } | undefined;
};

/** One row. If rows can be opened, the first cell contains the link, and a click anywhere in the row does the same. */
function ResourceRow<Row extends { id: RowId }>(props: ResourceRowProps<Row>) {
  const { row, columns, view, opening, choice } = props;
  const navigate = useNavigate();
  const address = opening?.addressOf(row.id);
  // While another row is open, opening this one adds no history entry, so Back leads to the list.
  const isReplacing = opening?.open !== undefined;
  const openRow = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, label');
    if (address !== undefined && !isControl) void navigate(address, { replace: isReplacing });
  };
  return (
    <TableRow
      isOpen={opening && row.id === opening.open}
      isSelected={choice?.isChosen}
      onClick={opening && openRow}
    >
      {choice && (
        <TableCell kind="control">
          <Checkbox
            label={choice.label}
            isLabelHidden
            isChecked={choice.isChosen}
            onCheckedChange={choice.choose}
          />
        </TableCell>
      )}
      {columns.map(({ name, cell, kind, title }, index) => (
        <TableCell
          key={name}
          kind={typeof kind === 'function' ? kind(row) : kind}
          title={title?.(row) ?? undefined}
        >
          {address !== undefined && index === 0 ? (
            <Link
              data-row={row.id}
              to={address}
              replace={isReplacing}
              className="block truncate rounded-1 py-2 text-ink no-underline -outline-offset-2 hover:underline"
            >
              {cell(row, view)}
            </Link>
          ) : (
            cell(row, view)
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
