import { schoolTypeNames } from '@aw/contracts/school-types';
import { Button } from '@aw/ui/button';
import { CardGrid } from '@aw/ui/card-grid';
import { EmptyState } from '@aw/ui/empty-state';
import { LoadMore } from '@aw/ui/pagination';
import { SchoolCard, SchoolCardSkeleton } from '@aw/ui/school-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { School as SchoolIcon } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { CardSkeletons } from '../card-skeletons';
import { listState } from '../list-state';
import { LoadFailed } from '../load-failed';
import { useMoreCards } from '../use-more-cards';
import { schoolsQuery } from './list-schools';
import { noSchoolsTitle, type SchoolsSearch, schoolNoun, schoolsResultLine } from './schools-search';

type SchoolsResultsProps = {
  search: SchoolsSearch;
  /** How many schools the search finds on this tab; undefined while they are counted. */
  count: number | undefined;
  onClear: () => void;
};

/** The schools of a tab, in exactly one state: loading, error, empty or list. */
export function SchoolsResults({ search, count, onClear }: SchoolsResultsProps) {
  const query = useInfiniteQuery(schoolsQuery(search));
  const schools = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, hasMore, isLoading, loadMore } = useMoreCards(query, schools.length);
  const state = listState(query, schools.length);
  return (
    <div
      ref={region}
      data-state={state}
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-1 gap-5"
    >
      <h2 className="sr-only">Results</h2>
      <p role="status" className="min-h-6">
        {state === 'list' && count !== undefined && schoolsResultLine(search, count)}
      </p>
      {state === 'loading' && <CardSkeletons label="Loading schools…" card={<SchoolCardSkeleton />} />}
      {(state === 'error' || state === 'auth-required') && (
        <LoadFailed
          title="The schools did not load"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
      {state === 'empty' && <NoSchools search={search} onClear={onClear} />}
      {state === 'list' && (
        <CardGrid>
          {schools.map((school) => (
            <li key={school.id}>
              <SchoolCard
                {...school}
                to={paths.schoolCourses(school.id, { q: search.course })}
                type={schoolTypeNames[school.type].one}
                query={search.q}
              />
            </li>
          ))}
        </CardGrid>
      )}
      {state === 'list' && hasMore && (
        <LoadMore
          shownCount={schools.length}
          totalCount={count}
          noun={schoolNoun(search.tab, 2)}
          hasMore
          isLoading={isLoading}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

function NoSchools({ search, onClear }: Pick<SchoolsResultsProps, 'search' | 'onClear'>) {
  const isSearch = search.q !== '';
  const isTab = search.tab !== 'all';
  return (
    <EmptyState
      icon={SchoolIcon}
      title={noSchoolsTitle(search)}
      action={
        (isSearch || isTab) && (
          <Button onClick={onClear}>
            {isSearch ? 'Clear Search & View All Schools' : 'View All Schools'}
          </Button>
        )
      }
    >
      {isSearch
        ? `No school’s name, place or type matches "${search.q}". You can request a missing school when you upload.`
        : 'You can request a missing school when you upload a document.'}
    </EmptyState>
  );
}
