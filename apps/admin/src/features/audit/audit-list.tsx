import type { AuditEntry } from '@aw/contracts/staff/public';
import { listAudit } from '@aw/contracts/staff/public';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Icon } from '@aw/ui/primitives/icon';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, ListOrdered } from 'lucide-react';
import { Link } from 'react-router';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { logTime } from '../../format/moments';
import { verbLabel } from '../../format/verb-labels';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { auditAddress, targetAddress } from './audit-address';
import { auditChanges } from './audit-diff';
import { ChangesTable } from './changes-table';

/** The columns that an entry and the heads above the list share, from 760 px. */
const auditColumns = 'md:grid-cols-[16px_52px_10rem_minmax(0,1fr)_minmax(0,1fr)]';

type AuditRowProps = { entry: AuditEntry };

type AuditListProps = {
  /** Only changes to this; empty for all. */
  target: string;
};

/** The entries, newest first, with the way to older ones. */
export function AuditList({ target }: AuditListProps) {
  const { api } = useConsole();
  const { data, error, isFetching, refetch, ...more } = useInfiniteQuery(auditQuery(api, target));
  if (!data && error) {
    return (
      <LoadError
        title="The log did not load"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label="Loading the audit log…" />;
  const entries = data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    return (
      <EmptyState icon={ListOrdered} title="Nothing is logged here yet">
        Every change that staff or the system make is written down here.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <AuditHeads />
        <ol className="border-t border-line-strong">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </div>
      <LoadMore
        shownCount={entries.length}
        noun={entries.length === 1 ? 'entry' : 'entries'}
        hasMore={more.hasNextPage}
        isLoading={more.isFetchingNextPage}
        onLoadMore={() => void more.fetchNextPage()}
      />
    </div>
  );
}

function AuditHeads() {
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-3 py-1.5 text-12 font-strong text-ink-muted md:grid ${auditColumns}`}
    >
      <span className="col-span-2 ps-7">When</span>
      <span>Who</span>
      <span>What</span>
      <span>To what</span>
    </div>
  );
}

/** Every change, newest first; with a target only those to one thing. */
function auditQuery(api: StaffApi, target: string) {
  return infiniteQueryOptions({
    queryKey: ['audit', target],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(listAudit, { query: { target: target || undefined, limit: 50, cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One entry; opened, it shows what was there before and after. */
function AuditRow({ entry }: AuditRowProps) {
  const { id, at, actor, verb, target, before, after } = entry;
  const rows = targetAddress(target);
  const exact = formatAbsoluteTime(new Date(at));
  return (
    <li className="border-b border-line text-13">
      <details className="group">
        <summary
          className={`grid list-none grid-cols-[16px_52px_minmax(0,1fr)] items-center gap-x-3 py-2.5 hover:bg-surface [&::-webkit-details-marker]:hidden ${auditColumns}`}
        >
          <span className="text-ink-muted transition-transform group-open:rotate-90 rtl:-scale-x-100">
            <Icon icon={ChevronRight} size="sm" />
          </span>
          <time dateTime={at} title={exact} className="text-ink-faint tabular-nums">
            {logTime(at)}
          </time>
          <span className="truncate max-md:col-start-3 max-md:row-start-2 max-md:text-ink-muted">
            {actor}
          </span>
          <span title={verb} className="truncate font-medium max-md:col-start-3 max-md:row-start-1">
            {verbLabel(verb)}
          </span>
          <span className="truncate font-mono text-12 max-md:col-start-3 max-md:row-start-3">{target}</span>
        </summary>
        <div className="grid grid-cols-1 gap-2 ps-7 pb-4">
          <p className="text-ink-muted">
            {exact}, entry {id}. <Link to={auditAddress(target)}>Everything about {target}</Link>
            {rows && (
              <>
                {', '}
                <Link to={rows}>open it</Link>
              </>
            )}
          </p>
          <ChangesTable changes={auditChanges(before, after)} />
        </div>
      </details>
    </li>
  );
}
