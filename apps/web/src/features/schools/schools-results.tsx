import { schoolInitials } from '@aw/contracts/schools/school-initials';
import { schoolTypeNames } from '@aw/contracts/schools/school-types';
import { CardGrid } from '@aw/ui/patterns/card-grid';
import { SchoolCard, SchoolCardSkeleton } from '@aw/ui/patterns/school-card';
import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { School as SchoolIcon } from 'lucide-react';
import { listState } from '~/lib/list-state';
import { paths } from '~/lib/paths';
import { useMoreCards } from '~/lib/use-more-cards';
import { usePages } from '~/lib/use-pages';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { ServedList } from '~/shell/served-page';
import { schoolsQuery } from './schools-queries';
import {
  formatSchoolsSearch,
  noSchoolsTitle,
  type SchoolsSearch,
  schoolNoun,
  schoolsResultLine,
} from './schools-search';

type SchoolsResultsProps = {
  search: SchoolsSearch;
  /** Number of matching schools on this tab; undefined while it loads. */
  count: number | undefined;
  /** Number of matching schools on the tab All Schools. */
  allCount: number | undefined;
  onClear: () => void;
  onShowAll: () => void;
};

/** The schools on a tab, in exactly one state: loading, error, empty or list. */
export function SchoolsResults({ search, count, allCount, onClear, onShowAll }: SchoolsResultsProps) {
  const query = usePages(schoolsQuery(search));
  const schools = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, hasMore, isLoading, loadMore } = useMoreCards(query, schools.length);
  const state = listState(query, schools.length);
  const outcome = query.data?.pages[0]?.outcome;
  const words = outcome?.query ?? search.q;
  return (
    <div
      ref={region}
      data-state={state}
      aria-busy={query.isPlaceholderData}
      className="grid grid-cols-1 gap-5"
    >
      <h2 className="sr-only">Results</h2>
      <SearchOutcome
        {...(outcome ?? { query: '' })}
        noun="school"
        exactTo={paths.search({ q: outcome?.correctedFrom, kind: 'schools', exact: 1 })}
      />
      <p role="status" className="min-h-[1lh]">
        {state === 'list' &&
          count !== undefined &&
          schoolsResultLine({ ...search, q: outcome?.isPartial ? '' : words }, count)}
      </p>
      {state === 'loading' && (
        <ServedList isAsked={formatSchoolsSearch(search).size === 0}>
          <CardSkeletons label="Loading schools…" card={<SchoolCardSkeleton />} />
        </ServedList>
      )}
      {(state === 'error' || state === 'auth-required') && (
        <LoadError level={2} title="The schools did not load" query={query} />
      )}
      {state === 'empty' && (
        <NoSchools search={search} allCount={allCount} onClear={onClear} onShowAll={onShowAll} />
      )}
      {state === 'list' && (
        <CardGrid>
          {schools.map((school) => (
            <li key={school.id}>
              <SchoolCard
                {...school}
                initials={schoolInitials(school.name)}
                to={paths.schoolCourses(school.id, { q: search.course })}
                type={schoolTypeNames[school.type].one}
                query={words}
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

type NoSchoolsProps = Omit<SchoolsResultsProps, 'count'>;

function NoSchools({ search, allCount = 0, onClear, onShowAll }: NoSchoolsProps) {
  const isSearch = search.q !== '';
  const isTab = search.tab !== 'all';
  const isElsewhere = isSearch && isTab && allCount > 0;
  return (
    <EmptyState
      icon={SchoolIcon}
      title={noSchoolsTitle(search)}
      action={
        <>
          {isElsewhere && (
            <ClearSearch onClear={onShowAll}>{`Show ${schoolFigure(allCount)} in All Schools`}</ClearSearch>
          )}
          {(isSearch || isTab) && (
            <ClearSearch onClear={onClear}>
              {isSearch ? 'Clear Search & View All Schools' : 'View All Schools'}
            </ClearSearch>
          )}
        </>
      }
    >
      {isElsewhere ? elsewhereLine(search, allCount) : nowhereLine(search)}
    </EmptyState>
  );
}

function elsewhereLine({ q, tab }: SchoolsSearch, count: number): string {
  const matches = `${schoolFigure(count)} ${count === 1 ? 'matches' : 'match'} in All Schools`;
  return `No ${schoolNoun(tab, 1)} matches "${q}", but ${matches}.`;
}

function nowhereLine({ q }: SchoolsSearch): string {
  return q === ''
    ? 'You can request a missing school when you upload a document.'
    : `No school matches "${q}". If your school is missing, you can request it when you upload a document.`;
}

function schoolFigure(count: number): string {
  return `${formatNumber(count)} ${schoolNoun('all', count)}`;
}
