import type { StaffOrder } from '@aw/contracts/orders/staff';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { logTime } from '../../../format/moments';
import { PanelSection } from '../../../resource-list/panel-section';
import { logLabel } from './log-labels';

type OrderLogProps = { order: StaffOrder };

/** What happened to the order, newest first, and the way to what staff changed in detail. */
export function OrderLog({ order: { id, log, name, price } }: OrderLogProps) {
  const newestFirst = [...log].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
  return (
    <PanelSection title="Log">
      <ol className="grid gap-1.5 text-13">
        {newestFirst.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[52px_1fr] gap-2">
            <time
              dateTime={entry.at}
              title={formatAbsoluteTime(new Date(entry.at))}
              className="text-ink-faint tabular-nums"
            >
              {logTime(entry.at)}
            </time>
            <span className="wrap-anywhere">{logLabel(entry, name, price.currency)}</span>
          </li>
        ))}
      </ol>
      <p className="text-13">
        <Link to={`/admin/audit?${new URLSearchParams({ target: `order:${id}` })}`}>
          The whole log, with what changed
        </Link>
      </p>
    </PanelSection>
  );
}
