import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { UserSearch } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { emptyText } from './list-labels';
import type { ListState } from './list-state';
import type { LoadedUsers } from './use-users';
import { UsersTable } from './users-table';

type UsersListProps = { loaded: LoadedUsers; filter: ListState; addressOf: (id: string) => string };

/** Exactly one of: loading, an error, nobody, or the rows with the way to more. */
export function UsersList({ loaded, filter, addressOf }: UsersListProps) {
  const { rows: users, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!users && error) {
    return (
      <LoadError title="People did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!users) return <ListSkeleton label="Loading people…" />;
  if (users.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={UserSearch} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <UsersTable users={users} open={filter.id} query={filter.q} addressOf={addressOf} />
      <LoadMore
        shownCount={users.length}
        noun={users.length === 1 ? 'person' : 'people'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}
