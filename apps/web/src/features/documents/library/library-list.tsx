import { isAuthRequired } from '@aw/contracts/api-error';
import type { DocumentTab, LibraryItem } from '@aw/contracts/library/public';
import { LoadMore } from '@aw/ui/primitives/pagination';
import type { ReactNode } from 'react';
import { LoginRequired } from '~/documents/login-required';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { QueryStates } from '~/shell/query-states';
import { libraryQuery } from './library-queries';

export type LibraryListProps = {
  userId: string;
  tab: DocumentTab;
  /** Name of the items, as at the start of a sentence: 'Saved documents'. */
  noun: string;
  empty: ReactNode;
};

type Props = LibraryListProps & { skeleton: ReactNode; children: (documents: LibraryItem[]) => ReactNode };

/** One tab of the library in one of its states, page by page. */
export function LibraryList({ userId, tab, noun, empty, skeleton, children }: Props) {
  const pages = usePages(libraryQuery(userId, tab));
  const documents = pages.data?.pages.flatMap(({ items }) => items);
  const shownCount = documents?.length ?? 0;
  const { region, hasMore, isLoading, loadMore } = useMoreCards(pages, shownCount);
  const around = useFocusAfterRemoval();
  if (isAuthRequired(pages.error)) return <LoginRequired />;
  return (
    <div ref={region} className="grid grid-cols-1 gap-8">
      <div ref={around}>
        <h2 className="sr-only">{noun}</h2>
        <QueryStates query={{ ...pages, data: documents }} noun={noun} skeleton={skeleton} empty={empty}>
          {children}
        </QueryStates>
      </div>
      {hasMore && (
        <LoadMore
          shownCount={shownCount}
          noun="documents"
          hasMore
          isLoading={isLoading}
          onLoadMore={() => void loadMore()}
        />
      )}
    </div>
  );
}
