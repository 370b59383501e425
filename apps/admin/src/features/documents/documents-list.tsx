import type { StaffDocument } from '@aw/contracts/documents/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { FileSearch } from 'lucide-react';
import { useRef } from 'react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useElementWidth } from '../../format/use-element-width';
import { type Column, columnsFor } from './columns';
import { DocumentRow } from './document-row';
import { emptyText } from './list-labels';
import type { ListState } from './list-state';
import type { LoadedDocuments } from './use-documents';

type DocumentsTableProps = {
  documents: StaffDocument[];
  /** What the rows are, for screen readers. */
  label: string;
  open: number | undefined;
  query: string;
  addressOf: (id: number) => string;
};

const headings: Record<Column, string> = {
  title: 'Title',
  fileName: 'File name',
  uploader: 'Uploader',
  type: 'Type',
  status: 'Status',
  age: 'Uploaded',
};

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

/** The rows of a list, with as many columns as there is room for. */
function DocumentsTable({ documents, label, open, query, addressOf }: DocumentsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = columnsFor(useElementWidth(frame));
  return (
    <div ref={frame} className="min-w-0 max-sm:[&_td:first-child]:w-full">
      <Table label={label}>
        <TableHead>
          {columns.map((column) => (
            <TableHeadCell key={column}>{headings[column]}</TableHeadCell>
          ))}
        </TableHead>
        <TableBody>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              columns={columns}
              to={addressOf(document.id)}
              isOpen={document.id === open}
              isReplacing={open !== undefined}
              query={query}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
