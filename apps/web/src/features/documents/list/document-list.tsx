import type { DocumentCard as Card } from '@aw/contracts/documents/shapes';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { DocumentCard } from '@aw/ui/patterns/document-card';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { documentAddress } from '~/documents/document-address';
import { SaveIconButton } from '~/documents/save-button';
import { documentCardProps } from '~/lib/document-card';
import { useMoreCards } from '~/lib/use-more-cards';
import { endLine } from './result-line';

type Pages = Parameters<typeof useMoreCards>[0];

type DocumentListProps = {
  documents: Card[];
  /** Words that were searched for, which are marked. */
  q: string;
  /** Total number of documents, unless counting stopped at its cap. */
  total: number | undefined;
  pages: Pages;
  /** True while new results load and the old ones are still shown. */
  isStale: boolean;
};

/** The documents as cards. The card of a hit inside a document opens its page. */
export function DocumentList({ documents, q, total, pages, isStale }: DocumentListProps) {
  const { region, hasMore, isLoading, loadMore } = useMoreCards(pages, documents.length);
  return (
    <div ref={region} aria-busy={isStale} className="grid grid-cols-1 gap-8">
      <CardGrid>
        {documents.map((document, at) => (
          <li key={document.id}>
            <DocumentCard
              {...documentCardProps(document, q)}
              isAtTop={at === 0}
              to={documentAddress(document.id, document.hit && { page: document.hit.page, q })}
              action={<SaveIconButton documentId={document.id} title={document.title} />}
            />
          </li>
        ))}
      </CardGrid>
      {hasMore ? (
        <LoadMore
          shownCount={documents.length}
          totalCount={total}
          noun="documents"
          hasMore
          isLoading={isLoading}
          onLoadMore={loadMore}
        />
      ) : (
        <p className="border-t border-line pt-4 text-14 text-ink-muted">{endLine(documents.length, q)}</p>
      )}
    </div>
  );
}
