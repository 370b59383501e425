import { messageStates } from '@aw/contracts/contact-messages/staff';
import { Chip } from '@aw/ui/primitives/chip';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Tabs } from '@aw/ui/primitives/tabs';
import { Mail } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import { ResourceListLayout } from '../../resource-list/resource-list-layout';
import { useResourceList } from '../../resource-list/use-resource-list';
import { emptyText, kindNames, stateNames } from './list-labels';
import { type ListState, messagesAddress, readListState } from './list-state';
import { MessagesTable } from './messages-table';
import { MessagePanel } from './panel/message-panel';
import type { LoadedMessages } from './use-messages';
import { useMessages } from './use-messages';

type MessagesListProps = { loaded: LoadedMessages; filter: ListState; addressOf: (id: string) => string };

const title = 'Messages';
const all = 'all';
const tabs = [
  { value: all, label: 'All' },
  ...messageStates.map((state) => ({ value: state, label: stateNames[state] })),
];

const opening = (id: ListState['id']) => ({ id });

/** The mailbox: what people wrote on the site's forms; the address says what is listed and which message is open. */
export function MessagesPage() {
  const [search] = useSearchParams();
  const filter = readListState(search);
  const loaded = useMessages(filter);
  const { id, kind, q } = filter;
  useTitle(title);

  const addressOf = (next: Partial<ListState>) => messagesAddress({ ...filter, ...next });
  const { list, go, close } = useResourceList({ open: id, opening, addressOf, loaded });

  return (
    <ResourceListLayout
      title={title}
      list={list}
      panel={
        id === undefined
          ? undefined
          : (isBesideList) => <MessagePanel key={id} id={id} isBesideList={isBesideList} onClose={close} />
      }
    >
      <Tabs
        label="State"
        items={tabs}
        value={filter.state ?? all}
        onValueChange={(value) =>
          go({ state: messageStates.find((state) => state === value), id: undefined })
        }
      >
        <div className="grid grid-cols-1 gap-2.5">
          {(q || kind) && (
            <div className="flex flex-wrap gap-2">
              {q && <Chip label={`Matching “${q}”`} onRemove={() => go({ q: '', id: undefined })} />}
              {kind && (
                <Chip
                  label={`From: ${kindNames[kind]}`}
                  onRemove={() => go({ kind: undefined, id: undefined })}
                />
              )}
            </div>
          )}
          <MessagesList loaded={loaded} filter={filter} addressOf={(next) => addressOf({ id: next })} />
        </div>
      </Tabs>
    </ResourceListLayout>
  );
}

/** Exactly one of: loading, an error, nothing, or the rows with the way to more. */
function MessagesList({ loaded, filter, addressOf }: MessagesListProps) {
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
