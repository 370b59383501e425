import { cva } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

type TableProps = {
  /** Name of the rows, such as 'Orders'. */
  label: string;
  /** TableHead and TableBody. */
  children: ReactNode;
};

/** Dense table with rows of 40 px. It scrolls sideways when it is too wide. */
export function Table({ label, children }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-13 leading-4.5 tabular-nums">{children}</table>
    </section>
  );
}

type TablePartProps = { children: ReactNode };

/** Row of TableHeadCells. */
export function TableHead({ children }: TablePartProps) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

/** Container of the TableRows. */
export function TableBody({ children }: TablePartProps) {
  return <tbody>{children}</tbody>;
}

export type SortDirection = 'ascending' | 'descending' | 'none';

type TableHeadCellProps = {
  children: ReactNode;
  align?: 'start' | 'end';
  /** With `onSort`, the header is a button that sorts by this column. */
  sort?: SortDirection;
  onSort?: () => void;
};

const sortSigns = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Header of a column. */
export function TableHeadCell(props: TableHeadCellProps) {
  const { children, align = 'start', sort, onSort } = props;
  return (
    <th
      scope="col"
      aria-sort={sort}
      data-align={align}
      className="border-b border-line-strong px-2 py-1.5 text-start text-12 font-strong whitespace-nowrap text-ink-muted data-[align=end]:text-end"
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex min-h-6 cursor-pointer items-center gap-1 hover:text-ink"
        >
          {children}
          <Icon icon={sortSigns[sort ?? 'none']} size="sm" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type TableRowProps = {
  children: ReactNode;
  /** Selected for a bulk action. */
  isSelected?: boolean;
  /** Shown in the panel beside the list. */
  isOpen?: boolean;
  onClick?: ComponentProps<'tr'>['onClick'];
};

/** Row of a table. A click handler may only repeat what a link or button inside does. */
export function TableRow({ children, isSelected = false, isOpen = false, onClick }: TableRowProps) {
  return (
    <tr
      onClick={onClick}
      aria-current={isOpen || undefined}
      data-selected={isSelected || undefined}
      className="group hover:bg-surface data-selected:bg-accent-surface aria-current:*:first:shadow-[inset_4px_0_0_var(--mark),inset_5px_0_0_var(--mark-edge)] rtl:aria-current:*:first:shadow-[inset_-4px_0_0_var(--mark),inset_-5px_0_0_var(--mark-edge)]"
    >
      {children}
    </tr>
  );
}

const cellStyle = cva('h-10 border-b border-line px-2 align-middle', {
  variants: {
    kind: {
      text: 'whitespace-nowrap',
      lead: 'w-2/5 max-w-0 truncate font-medium',
      number: 'text-end whitespace-nowrap',
      id: 'font-mono text-[12.5px] whitespace-nowrap',
      late: 'font-strong whitespace-nowrap text-danger',
      control: 'w-9',
    },
  },
});

type TableCellProps = {
  children?: ReactNode;
  /** `lead` is the column that is truncated first, `late` a missed date in words. */
  kind?: 'text' | 'lead' | 'number' | 'id' | 'late' | 'control';
  /** Full text of a truncated value. */
  title?: string;
};

/** Cell with one value. */
export function TableCell({ children, kind = 'text', title }: TableCellProps) {
  return (
    <td title={title} className={cellStyle({ kind })}>
      {children}
    </td>
  );
}
