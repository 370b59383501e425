import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { FileSearch } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { DocumentsTable } from './documents-table';
import { emptyText } from './list-labels';
import type { ListState } from './list-state';
import type { LoadedDocuments } from './use-documents';

type DocumentsListProps = {
  loaded: LoadedDocuments;
  filter: ListState;
  label: string;
  addressOf: (id: number) => string;
};

/** Exactly one of: loading, an error, nothing, or the rows with the way to more. */
export function DocumentsList({ loaded, filter, label, addressOf }: DocumentsListProps) {
  const { rows: documents, error, isRetrying, retry, hasMore, isLoadingMore, loadMore } = loaded;
  if (!documents && error) {
    return (
      <LoadError title="Documents did not load" error={error} isRetrying={isRetrying} onRetry={retry}>
        Your search is kept. Nothing was lost.
      </LoadError>
    );
  }
  if (!documents) return <ListSkeleton label="Loading documents…" />;
  if (documents.length === 0) {
    const { title, text } = emptyText(filter);
    return (
      <EmptyState icon={FileSearch} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <DocumentsTable
        documents={documents}
        label={label}
        open={filter.open}
        query={filter.q}
        addressOf={addressOf}
      />
      <LoadMore
        shownCount={documents.length}
        noun={documents.length === 1 ? 'document' : 'documents'}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={loadMore}
      />
    </div>
  );
}
