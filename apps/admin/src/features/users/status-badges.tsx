import { Badge } from '@aw/ui/primitives/badge';
import type { Status } from './status';

type StatusBadgesProps = { statuses: Status[] };

/** What is special about a person, side by side; nothing for an ordinary one. */
export function StatusBadges({ statuses }: StatusBadgesProps) {
  if (statuses.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

type StatusCellProps = StatusBadgesProps & { shownCount: number };

/** The same in a row of the list, which stays one line high: the gravest, and how many more there are. */
export function StatusCell({ statuses, shownCount }: StatusCellProps) {
  const more = statuses.slice(shownCount).map(({ label }) => label);
  return (
    <span className="flex items-center gap-1.5">
      {statuses.slice(0, shownCount).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
      {more.length > 0 && (
        <span title={more.join(', ')} className="text-12 text-ink-muted">
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
