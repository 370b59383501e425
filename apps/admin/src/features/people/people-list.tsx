import { EmptyState } from '@aw/ui/empty-state';
import { LoadMore } from '@aw/ui/pagination';
import { UserSearch } from 'lucide-react';
import { ListSkeleton } from '../../display/list-skeleton';
import { LoadError } from '../../display/load-error';
import type { ListState } from './list-state';
import { emptyText } from './list-texts';
import { UsersTable } from './people-table';
import type { LoadedUsers } from './use-people';

type UsersListProps = { loaded: LoadedUsers; filter: ListState; addressOf: (id: string) => string };

/** Exactly one of: loading, an error, nobody, or the rows with the way to more. */
export function UsersList({ loaded, filter, addressOf }: UsersListProps) {
  const { rows: people, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!people && error) {
    return (
      <LoadError title="People did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!people) return <ListSkeleton label="Loading people…" />;
  if (people.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={UserSearch} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <UsersTable people={people} open={filter.id} query={filter.q} addressOf={addressOf} />
      <LoadMore
        shownCount={people.length}
        noun={people.length === 1 ? 'person' : 'people'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}
