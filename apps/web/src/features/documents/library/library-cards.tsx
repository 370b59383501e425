import { longDate } from '@aw/contracts/long-date';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { DocumentCard, DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { SaveIconButton } from '~/documents/save-button';
import { documentCardProps } from '~/lib/document-card';
import { LibraryList, type LibraryListProps } from './library-list';

export type LibraryCardsProps = LibraryListProps & {
  /** Verb before the day below each card: 'Saved'. */
  verb: string;
};

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A tab of the library as cards, each with the day on which it was added. */
export function LibraryCards({ verb, ...list }: LibraryCardsProps) {
  // The day of a view is a day in UTC.
  const timeZone = list.tab === 'recent' ? 'UTC' : undefined;
  return (
    <LibraryList {...list} skeleton={<Skeletons />}>
      {(documents) => (
        <CardGrid>
          {documents.map((document, at) => (
            <li key={document.id} className="grid grid-rows-[1fr_auto] gap-1.5">
              <DocumentCard
                {...documentCardProps(document)}
                isAtTop={at === 0}
                action={<SaveIconButton documentId={document.id} title={document.title} />}
              />
              <p className="text-13 text-ink-muted">
                {verb} on <time dateTime={document.addedAt}>{longDate(document.addedAt, timeZone)}</time>
              </p>
            </li>
          ))}
        </CardGrid>
      )}
    </LibraryList>
  );
}

function Skeletons() {
  return (
    <CardGrid>
      {places.map((place) => (
        <li key={place}>
          <DocumentCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}
