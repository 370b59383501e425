import { clockTime } from '@aw/contracts/moment-text';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Icon } from '@aw/ui/primitives/icon';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { overviewQuery } from '../api/shared-queries';
import { ageLabel } from '../format/need-labels';
import { useConsole } from '../services/console-services';
import { useMay } from '../session/use-may';
import { isOpenTo, type Need, needsOf } from './console-pages';

/** Strip with the things that need attention, each a link to its rows. Shown on every page. */
export function NeedsStrip() {
  const { api } = useConsole();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(overviewQuery(api));
  const may = useMay();
  const needs = data ? needsOf(data).filter(({ to }) => isOpenTo(may, to)) : [];
  return (
    <section
      aria-label="Needs attention"
      className="flex min-h-11 flex-wrap items-center gap-x-5 border-b border-line bg-surface px-4 py-1.5 text-13 leading-5"
    >
      {needs.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {needs.map((need) => (
            <li key={need.many}>
              <NeedLink need={need} />
            </li>
          ))}
        </ul>
      )}
      <p className="ms-auto flex flex-wrap items-center gap-x-1 py-1 text-12 text-ink-faint">
        {data && (
          <span className={needs.length > 0 ? 'max-xl:hidden' : undefined}>
            {needs.length > 0 ? 'Nothing else needs attention.' : 'Nothing needs attention.'}
          </span>
        )}
        {isError && <span className="text-danger">The numbers did not load.</span>}
        <button
          type="button"
          onClick={() => void refetch()}
          aria-busy={isFetching || undefined}
          className="inline-flex min-h-6 items-center gap-1 rounded-1 px-1 text-ink-muted tabular-nums hover:text-ink"
        >
          <span className={isFetching ? 'animate-spin' : ''}>
            <Icon icon={RotateCw} size="sm" />
          </span>
          {data ? `Updated ${clockTime(dataUpdatedAt)}` : 'Refresh'}
        </button>
      </p>
    </section>
  );
}

function NeedLink({ need: { count, one, many, to, tone, since } }: { need: Need }) {
  return (
    <Link
      to={to}
      className="inline-flex items-baseline gap-1.75 py-1.25 text-ink no-underline hover:underline"
    >
      <b
        data-tone={tone}
        className="font-serif text-[20px] leading-none font-strong data-[tone=caution]:text-caution data-[tone=danger]:text-danger"
      >
        {formatNumber(count)}
      </b>
      {count === 1 ? one : many}
      {since && <span className="text-12 text-ink-faint">{ageText(count, since)}</span>}
    </Link>
  );
}

/** Waiting time of the oldest: 'waiting 3 days', 'oldest waiting 3 days'. */
function ageText(count: number, since: string): string {
  return `${count === 1 ? 'waiting ' : 'oldest waiting '}${ageLabel(since)}`;
}
