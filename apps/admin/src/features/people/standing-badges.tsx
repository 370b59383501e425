import { Badge } from '@aw/ui/badge';
import type { Standing } from './standing';

type StandingBadgesProps = { standings: Standing[] };

/** What is special about a person, side by side; nothing for an ordinary one. */
export function StandingBadges({ standings }: StandingBadgesProps) {
  if (standings.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {standings.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

type StandingCellProps = StandingBadgesProps & { shownCount: number };

/** The same in a row of the list, which stays one line high: the gravest, and how many more there are. */
export function StandingCell({ standings, shownCount }: StandingCellProps) {
  const more = standings.slice(shownCount).map(({ label }) => label);
  return (
    <span className="flex items-center gap-1.5">
      {standings.slice(0, shownCount).map(({ label, tone }) => (
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
