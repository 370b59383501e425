import { ResultLine } from '@aw/ui/patterns/result-line';
import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Tabs } from '@aw/ui/primitives/tabs';
import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { LoginRequired } from '~/documents/login-required';
import { paths } from '~/lib/paths';
import { LoadError } from '~/shell/query-states';
import { NothingFound } from './nothing-found';
import { FilterSheet, ResultFilters } from './result-filters';
import { ResultList, ResultSkeletons } from './result-list';
import { countText, kindNames, nounFor, resultLine, sortNames, tabCount } from './result-texts';
import {
  activeFilters,
  type ChangeResults,
  formatResultsSearch,
  knownFilters,
  type ResultsSearch,
  searchedKinds,
  sortsOf,
} from './results-search';
import { useFilterLabels } from './use-filter-labels';
import { type SearchResults, useSearchResults } from './use-search-results';

export type SearchResultsProps = {
  search: ResultsSearch;
  change: ChangeResults;
  /** Form for an email when there is something, shown when nothing is found. */
  savedSearch?: ReactNode;
};

const columns = 'grid grid-cols-1 gap-5 lg:grid-cols-[212px_minmax(0,1fr)] lg:gap-10';

/** Tabs with counts over the results, in exactly one state: start, loading, auth-required, error, empty or list. */
export function SearchResultsArea({ search, change, savedSearch }: SearchResultsProps) {
  const results = useSearchResults(search);
  const { state, answer } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed control disappears with the old results, so the focus moves to the new ones.
  const changeAndFocus: ChangeResults = (part) => {
    change(part);
    heading.current?.focus({ preventScroll: true });
  };
  if (state === 'start') return <section data-state={state}>{<Start />}</section>;
  if (state === 'auth-required') return <section data-state={state}>{<LoginRequired />}</section>;
  const kinds = searchedKinds(search.q);
  const hasRail = knownFilters[search.kind].length > 0;
  return (
    <Tabs
      label="Kind of result"
      items={kinds.map((kind) => ({
        value: kind,
        label: kindNames[kind],
        count: answer && tabCount(kind, answer),
      }))}
      value={search.kind}
      onValueChange={(value) => change({ kind: kinds.find((kind) => kind === value) ?? 'documents' })}
    >
      <div className={hasRail ? columns : undefined}>
        {hasRail && (
          <div className="max-lg:hidden">
            <ResultFilters search={search} change={change} />
          </div>
        )}
        <section aria-labelledby="results" data-state={state} className="min-w-0">
          <h2 id="results" ref={heading} tabIndex={-1} className="sr-only">
            Results
          </h2>
          <Outcome search={search} results={results} onExact={() => heading.current?.focus()} />
          <Head search={search} change={change} results={results} hasFilters={hasRail} />
          {state === 'loading' && <ResultSkeletons kind={search.kind} />}
          {state === 'error' && (
            <LoadError level={2} title="The results did not load" query={results.query} />
          )}
          {state === 'empty' && answer && (
            <NothingFound search={search} answer={answer} change={changeAndFocus} savedSearch={savedSearch} />
          )}
          {state === 'list' && <ResultList kind={search.kind} results={results} />}
        </section>
      </div>
    </Tabs>
  );
}

function Start() {
  return (
    <EmptyState icon={Search} title="What are you looking for?">
      Type a course code, a topic or a whole question. We search documents, questions, courses and schools.
    </EmptyState>
  );
}

type PartProps = { search: ResultsSearch; results: SearchResults };

function Outcome({ search, results, onExact }: PartProps & { onExact: () => void }) {
  const { state, answer } = results;
  const outcome = state === 'list' || state === 'empty' ? answer : undefined;
  const typed = outcome?.correctedFrom ?? '';
  return (
    <SearchOutcome
      query={outcome?.query ?? ''}
      correctedFrom={outcome?.correctedFrom}
      isPartial={outcome?.isPartial}
      noun={nounFor(search.kind, 1)}
      exactTo={`${paths.search()}?${formatResultsSearch({ ...search, q: typed, isExact: true })}`}
      onExact={onExact}
    />
  );
}

type HeadProps = PartProps & { change: ChangeResults; hasFilters: boolean };

/** Number of results, active filters, sort order, and the filters on phones. */
function Head({ search, change, results, hasFilters }: HeadProps) {
  const labels = useFilterLabels(search, results.items);
  const { state, answer } = results;
  const count = answer?.counts[search.kind];
  const chips = activeFilters(search).map((name) => ({
    label: labels[name] ?? '',
    onRemove: () => change({ [name]: undefined, ...(name === 'schoolId' ? { courseId: undefined } : {}) }),
  }));
  const sorts = sortsOf(search);
  const sort = {
    options: sorts.map((value) => ({ value, label: sortNames[value] })),
    value: search.sort,
    onValueChange: (value: string) => change({ sort: sorts.find((one) => one === value) ?? search.sort }),
  };
  const filters = (
    <FilterSheet
      search={search}
      change={change}
      showLabel={`Show ${count ? countText(search.kind, count) : nounFor(search.kind, 0)}`}
    />
  );
  return (
    <ResultLine
      chips={chips}
      sort={sorts.length > 1 && state !== 'empty' ? sort : undefined}
      filters={hasFilters ? filters : undefined}
    >
      {answer && (state === 'list' || state === 'empty') && <CountLine kind={search.kind} answer={answer} />}
    </ResultLine>
  );
}

function CountLine({
  kind,
  answer,
}: {
  kind: ResultsSearch['kind'];
  answer: NonNullable<SearchResults['answer']>;
}) {
  const { figure, rest } = resultLine(kind, answer);
  return (
    <>
      <b>{figure}</b> {rest}
    </>
  );
}
