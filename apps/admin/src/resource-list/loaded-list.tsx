import { EmptyState } from '@aw/ui/primitives/empty-state';
import type { IconType } from '@aw/ui/primitives/icon';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from '../format/load-error';
import type { RowId } from './column';
import { ResourceTable } from './resource-table';
import type { LoadedRows } from './use-loaded-rows';

export type EmptyText = { title: string; text: string };

/** Texts of a list without rows, and the noun of its rows. */
export type ListTexts = {
  loading: string;
  failed: string;
  /** Says what was not lost when loading failed. */
  notLost?: string;
  /** Singular and plural, for the count at the foot. */
  noun: { one: string; many: string };
  /** True if the foot appears only while there are more rows to load. */
  isFootShort?: boolean;
  icon: IconType;
};

type LoadedListProps<Row> = {
  loaded: LoadedRows<Row>;
  texts: ListTexts;
  empty: EmptyText;
  children: (rows: Row[]) => ReactNode;
};

/** Exactly one of: loading, an error, nothing, or the rows with a button that loads more. */
export function LoadedList<Row>({ loaded, texts, empty, children }: LoadedListProps<Row>) {
  const { rows, error, hasMore, isLoadingMore, loadMore } = loaded;
  const { loading, failed, notLost, noun, isFootShort = false, icon } = texts;
  if (!rows && error) {
    return (
      <LoadError title={failed} query={loaded}>
        {notLost}
      </LoadError>
    );
  }
  if (!rows) return <ListSkeleton label={loading} />;
  // A page can be without matching rows although later pages have some.
  if (rows.length === 0 && !hasMore) {
    return (
      <EmptyState icon={icon} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {children(rows)}
      {(hasMore || !isFootShort) && (
        <LoadMore
          shownCount={rows.length}
          noun={rows.length === 1 ? noun.one : noun.many}
          hasMore={hasMore}
          isLoading={isLoadingMore}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

type LoadedTableProps<Row extends { id: RowId }> = Omit<LoadedListProps<Row>, 'children'> &
  Omit<ComponentProps<typeof ResourceTable<Row>>, 'rows'>;

/** LoadedList with its rows in a table. */
export function LoadedTable<Row extends { id: RowId }>(props: LoadedTableProps<Row>) {
  const { loaded, texts, empty, ...table } = props;
  return (
    <LoadedList loaded={loaded} texts={texts} empty={empty}>
      {(rows) => <ResourceTable {...table} rows={rows} />}
    </LoadedList>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder of a table that is loading, with rows of 40 px. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      {skeletonRows.map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-2">
          <Skeleton width={row % 2 ? 'half' : 'long'} />
          <Skeleton width="short" />
        </div>
      ))}
    </LoadingRegion>
  );
}
