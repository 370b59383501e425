import type { SearchKind } from '@aw/contracts/search/public';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { CourseCardSkeleton } from '@aw/ui/patterns/course-card';
import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { QuestionCardSkeleton } from '@aw/ui/patterns/question-card';
import { SchoolCardSkeleton } from '@aw/ui/patterns/school-card';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { useMoreCards } from '~/lib/use-more-cards';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { ResultCard } from './result-card';
import { endLine, nounFor } from './result-texts';
import type { SearchResults } from './use-search-results';

const skeletons: Record<SearchKind, () => React.JSX.Element> = {
  documents: DocumentCardSkeleton,
  questions: QuestionCardSkeleton,
  courses: CourseCardSkeleton,
  schools: SchoolCardSkeleton,
};

/** Placeholders while the first results of a kind load. */
export function ResultSkeletons({ kind }: { kind: SearchKind }) {
  const Skeleton = skeletons[kind];
  return <CardSkeletons label={`Loading ${nounFor(kind, 0)}…`} card={<Skeleton />} />;
}

/** The results as cards of their kind, with more on demand. */
export function ResultList({ kind, results }: { kind: SearchKind; results: SearchResults }) {
  const { items, answer, pages, isStale, moreError, query } = results;
  const { region, hasMore, isLoading, loadMore } = useMoreCards(pages, items.length);
  const count = answer?.counts[kind];
  return (
    <div ref={region} aria-busy={isStale} className="grid grid-cols-1 gap-8">
      <CardGrid columns={kind === 'questions' ? 2 : 3}>
        {items.map((result, at) => (
          <li key={result.id}>
            <ResultCard result={result} words={answer?.query ?? ''} isAtTop={at === 0} />
          </li>
        ))}
      </CardGrid>
      {moreError !== null && !isLoading && (
        <LoadError title={`More ${nounFor(kind, 0)} did not load`} query={query} />
      )}
      {hasMore && (moreError === null || isLoading) && (
        <LoadMore
          shownCount={items.length}
          totalCount={count === '1000+' ? undefined : count}
          noun={nounFor(kind, 0)}
          hasMore
          isLoading={isLoading}
          onLoadMore={() => void loadMore()}
        />
      )}
      {!hasMore && (
        <p className="border-t border-line pt-4 text-14 text-ink-muted">{endLine(items.length)}</p>
      )}
    </div>
  );
}
