import type * as system from '@aw/contracts/system/public';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useDemoInterval } from '~/lib/config';
import { call } from '~/lib/first-calls';
import { useHydrated } from '~/lib/use-hydrated';
import { claimOf } from './claims';

const getFigures = call<typeof system.getFigures>('GET', '/api/figures');

/** Counts of the site's content. Stale after a minute. */
const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }) => api.call(getFigures, { signal }),
  staleTime: 60_000,
});

/** Shows figures about the site by their claim ids. Counted figures come from the server; those that are 0 are left out. */
export function ClaimFigures({ ids, label }: { ids: readonly string[]; label: string }) {
  const figures = ids.map(claimOf);
  const isHydrated = useHydrated();
  const { data } = useQuery({
    ...figuresQuery,
    enabled: figures.some(({ live }) => live !== undefined),
    refetchInterval: useDemoInterval(),
  });
  const counts = isHydrated ? data : undefined;
  return (
    <dl aria-label={label} className="rule-double grid grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
      {figures
        .filter(({ live }) => !live || counts?.[live] !== 0)
        .map(({ id, value, live, text }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-0.5 border-line py-4 pe-4 lg:not-first:border-s lg:not-first:ps-6"
          >
            <dt className="text-14 text-ink-muted">{text}</dt>
            <dd className="min-h-8 font-serif text-28 leading-[1.1]">
              {live ? (counts ? formatNumber(counts[live]) : '…') : value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
