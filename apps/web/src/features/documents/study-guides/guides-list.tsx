import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { BookOpen, SearchX } from 'lucide-react';
import { paths } from '~/lib/paths';
import { usePages } from '~/lib/use-pages';
import { LoadError } from '~/shell/query-states';
import { GuideCard } from './guide-card';
import { guidesQuery } from './guides-queries';
import type { GuidesSearch } from './guides-search';

const grid = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(340px,1fr))]';
const skeletonCount = 6;

type GuidesListProps = {
  search: GuidesSearch;
  /** False until the address has been read. */
  isReady: boolean;
  onClear: () => void;
};

/** Lists the matching guides, more on demand, in one of four states: loading, error, empty or list. */
export function GuidesList({ search, isReady, onClear }: GuidesListProps) {
  const query = usePages({ ...guidesQuery(search), enabled: isReady });
  const guides = query.data?.pages.flatMap(({ items }) => items);
  const outcome = query.data?.pages[0]?.outcome;

  if (!guides && query.error) {
    return <LoadError query={query} title="Study guides did not load" />;
  }
  if (!guides) {
    return (
      <LoadingRegion label="Loading study guides…">
        <div className={grid}>
          {Array.from({ length: skeletonCount }, (_, at) => (
            <GuideCardSkeleton key={at} />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  if (guides.length === 0) {
    return search.q || search.subject ? <NothingFound onClear={onClear} /> : <NoGuides />;
  }
  return (
    <div className="grid gap-6" aria-busy={query.isPlaceholderData || undefined}>
      <h2 className="sr-only">Study guides found</h2>
      {outcome && (
        <SearchOutcome
          {...outcome}
          noun="study guide"
          exactTo={paths.search({ q: outcome.correctedFrom, exact: 1 })}
        />
      )}
      <ul className={grid}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <GuideCard guide={guide} query={outcome?.query ?? search.q.trim()} />
          </li>
        ))}
      </ul>
      <LoadMore
        shownCount={guides.length}
        noun={guides.length === 1 ? 'study guide' : 'study guides'}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </div>
  );
}

function NoGuides() {
  return (
    <EmptyState
      icon={BookOpen}
      title="No Study Guides Yet"
      action={
        <Button asChild variant="primary">
          <Link to={paths.upload()}>Upload a study guide</Link>
        </Button>
      }
    >
      This is where students share guides and notes. Be the first to upload one.
    </EmptyState>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No study guides match"
      action={<ClearSearch onClear={onClear}>Clear search</ClearSearch>}
    >
      Try another word or subject.
    </EmptyState>
  );
}

/** Placeholder for a guide card while it loads. */
function GuideCardSkeleton() {
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-2 border border-line bg-surface-raised p-4 sm:grid-cols-[96px_minmax(0,1fr)]">
      <div className="h-25 bg-surface-sunken sm:h-33" />
      <div className="grid content-start gap-2.5">
        <Skeleton width="half" />
        <Skeleton shape="title" width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <div className="col-span-full border-t border-line pt-3">
        <Skeleton shape="title" width="half" />
      </div>
    </div>
  );
}
