import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { AuditRow, auditColumns } from './audit-row';
import { auditQuery } from './queries';

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
