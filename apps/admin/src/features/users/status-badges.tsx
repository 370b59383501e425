import { Badge } from '@aw/ui/primitives/badge';
import type { Status } from './status';

/** Badges of a person. Shows nothing for an ordinary account. */
export function StatusBadges({ statuses }: { statuses: Status[] }) {
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
