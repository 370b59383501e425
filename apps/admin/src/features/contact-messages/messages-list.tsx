import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Mail } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { emptyText } from './list-labels';
import type { ListState } from './list-state';
import { MessagesTable } from './messages-table';
import type { LoadedMessages } from './use-messages';

type MessagesListProps = { loaded: LoadedMessages; filter: ListState; addressOf: (id: string) => string };

/** Exactly one of: loading, an error, nothing, or the rows with the way to more. */
export function MessagesList({ loaded, filter, addressOf }: MessagesListProps) {
  const { rows: messages, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!messages && error) {
    return (
      <LoadError title="The messages did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was changed.
      </LoadError>
    );
  }
  if (!messages) return <ListSkeleton label="Loading messages…" />;
  if (messages.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={Mail} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <MessagesTable messages={messages} open={filter.id} query={filter.q} addressOf={addressOf} />
      <LoadMore
        shownCount={messages.length}
        noun={messages.length === 1 ? 'message' : 'messages'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}
