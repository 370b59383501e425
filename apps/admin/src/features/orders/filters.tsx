import { orderNeeds } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { Chip } from '@aw/ui/primitives/chip';
import { DropdownItem, DropdownLabel, DropdownMenu } from '@aw/ui/primitives/dropdown-menu';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { writersQuery } from '../../api/shared-queries';
import { countOf } from '../../format/figures';
import { useConsole } from '../../services/console-services';
import { needNames } from './list-labels';
import type { ListState } from './list-state';

type FiltersProps = {
  filter: ListState;
  onFilterChange: (next: Partial<ListState>) => void;
  /** How many rows are loaded, and whether there are more. */
  shown: { count: number; hasMore: boolean } | undefined;
};

/** What narrows the view down, each to be taken away again, and how many orders are left. */
export function Filters({ filter, onFilterChange, shown }: FiltersProps) {
  const { api } = useConsole();
  const writers = useQuery(writersQuery(api)).data ?? [];
  const { q, writerId, needs } = filter;
  const writer = writers.find(({ id }) => id === writerId);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {q && <Chip label={`Matching “${q}”`} onRemove={() => onFilterChange({ q: '' })} />}
      {writerId !== undefined && (
        <Chip
          label={`Writer ${writer?.name ?? writerId}`}
          onRemove={() => onFilterChange({ writerId: undefined })}
        />
      )}
      {needs && <Chip label={needNames[needs]} onRemove={() => onFilterChange({ needs: undefined })} />}
      <DropdownMenu
        trigger={
          <Button variant="quiet" size="sm" icon={ListFilter}>
            Add filter
          </Button>
        }
      >
        {orderNeeds.map((need) => (
          <DropdownItem key={need} onSelect={() => onFilterChange({ needs: need })}>
            {needNames[need]}
          </DropdownItem>
        ))}
        {writers.length > 0 && <DropdownLabel>Only orders of</DropdownLabel>}
        {writers.map(({ id, name }) => (
          <DropdownItem key={id} onSelect={() => onFilterChange({ writerId: id })}>
            {name}
          </DropdownItem>
        ))}
      </DropdownMenu>
      {shown && (
        <span role="status" className="ms-auto text-12 text-ink-faint tabular-nums">
          {shown.hasMore ? `First ${countOf(shown.count, 'order')}` : countOf(shown.count, 'order')}
        </span>
      )}
    </div>
  );
}
