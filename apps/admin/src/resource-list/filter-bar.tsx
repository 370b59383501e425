import { Button } from '@aw/ui/primitives/button';
import { Chip } from '@aw/ui/primitives/chip';
import { DropdownItem, DropdownLabel, DropdownMenu } from '@aw/ui/primitives/dropdown-menu';
import { formatCount } from '@aw/ui/primitives/format-count';
import { ListFilter } from 'lucide-react';
import { Fragment } from 'react';
import type { ListTexts } from './loaded-list';
import type { ListFilters } from './resource-list';
import type { LoadedRows } from './use-loaded-rows';

type FilterBarProps<State> = {
  query: string;
  onQueryRemove: () => void;
  filters: ListFilters<State>;
  onFilter: (change: Partial<State>) => void;
  loaded: LoadedRows<unknown>;
  texts: ListTexts;
};

/** Active search words and filters, each with a button that removes it, and a menu of more filters. */
export function FilterBar<State>(props: FilterBarProps<State>) {
  const { query, onQueryRemove, filters, onFilter, loaded, texts } = props;
  const { chips, menu } = filters;
  if (!query && chips.length === 0 && !menu) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {query && <Chip label={`Matching “${query}”`} onRemove={onQueryRemove} />}
      {chips.map(({ label, change }) => (
        <Chip key={label} label={label} onRemove={() => onFilter(change)} />
      ))}
      {menu && (
        <DropdownMenu
          trigger={
            <Button variant="quiet" size="sm" icon={ListFilter}>
              Add filter
            </Button>
          }
        >
          {menu.map(({ heading, choices }) => (
            <Fragment key={heading}>
              {heading && choices.length > 0 && <DropdownLabel>{heading}</DropdownLabel>}
              {choices.map(({ label, change }) => (
                <DropdownItem key={JSON.stringify(change)} onSelect={() => onFilter(change)}>
                  {label}
                </DropdownItem>
              ))}
            </Fragment>
          ))}
        </DropdownMenu>
      )}
      {/* Shown because the foot of a short list has no count. */}
      {texts.isFootShort && loaded.rows && (
        <span role="status" className="ms-auto text-12 text-ink-faint tabular-nums">
          {loaded.hasMore && 'First '}
          {formatCount(loaded.rows.length, texts.noun.one, texts.noun.many)}
        </span>
      )}
    </div>
  );
}
