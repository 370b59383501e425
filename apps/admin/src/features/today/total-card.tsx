import { Link } from '@aw/ui/primitives/link';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { figure } from '../../format/figures';

type TotalCardProps = {
  label: string;
  /** Undefined while it loads. */
  total: number | undefined;
  /** The rows behind the figure. */
  to: string;
  note: ReactNode;
  action?: ReactNode;
};

/** One total that leads to its rows, with what can be done to all of them. */
export function TotalCard({ label, total, to, note, action }: TotalCardProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 rounded-2 border border-line p-4 md:max-desk:grid-cols-1 md:max-desk:content-start md:max-desk:justify-items-start">
      <div className="grid gap-0.5">
        <h2 className="font-sans text-13 leading-ui font-normal tracking-normal text-ink-muted">{label}</h2>
        <p className="font-serif text-28 leading-title font-strong tracking-[-0.015em] tabular-nums">
          {total === undefined ? (
            <Skeleton shape="title" width="half" />
          ) : (
            <Link
              to={to}
              aria-label={`${figure(total)} ${label.toLowerCase()}`}
              className="text-ink no-underline hover:underline"
            >
              {figure(total)}
            </Link>
          )}
        </p>
        <p className="min-h-5 text-12 text-ink-faint">{note}</p>
      </div>
      {action}
    </div>
  );
}
