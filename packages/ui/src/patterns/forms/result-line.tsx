import type { ReactNode } from 'react';
import { Chip } from '../../primitives/chip';
import { Select, type SelectOption } from '../../primitives/select';

export type ResultLineProps = {
  /** 'Found 8 schools matching "sharjah"'; announced politely when it changes. */
  children: ReactNode;
  /** Active filters, each removable. */
  chips?: { label: string; onRemove: () => void }[];
  sort?: { options: SelectOption[]; value: string; onValueChange: (value: string) => void };
  /** Filters on a phone: a sheet with a FilterButton as its trigger. */
  filters?: ReactNode;
};

/** Line above a list: number of results, active filters, and the sort order. */
export function ResultLine({ children, chips = [], sort, filters }: ResultLineProps) {
  return (
    <div className="mb-5 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3">
      {filters && <div className="-order-2 lg:hidden">{filters}</div>}
      <p role="status" className="max-lg:min-h-[1lh] max-lg:basis-full [&>b]:tabular-nums">
        {children}
      </p>
      {chips.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.label} className="min-w-0">
              <Chip {...chip} />
            </li>
          ))}
        </ul>
      )}
      {sort && (
        <div className="-order-1 flex items-center gap-2 max-lg:flex-1 lg:order-0 lg:ms-auto max-lg:[&>div]:flex-1">
          <span aria-hidden="true" className="text-14 whitespace-nowrap text-ink-muted max-lg:hidden">
            Sort by
          </span>
          <Select label="Sort by" size="sm" {...sort} />
        </div>
      )}
    </div>
  );
}
