import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { FilterButton } from '@aw/ui/patterns/filter-rail';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { SearchOutcome } from '@aw/ui/patterns/search-outcome';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Sheet } from '@aw/ui/primitives/sheet';
import { useState } from 'react';
import { LoginRequired } from '~/documents/login-required';
import { paths } from '~/lib/paths';
import { usePlaceNames } from '~/schools/use-place-names';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { ServedList } from '~/shell/served-page';
import { DocumentFilters, type DocumentFiltersProps } from './document-filters';
import { DocumentList } from './document-list';
import type { ChangeSearch } from './documents-search';
import {
  countFilters,
  type DocumentsSearch,
  formatDocumentsSearch,
  isUnfiltered,
  toggle,
} from './documents-search';
import { sortOptions } from './filter-options';
import { NoDocuments } from './no-documents';
import { resultLine } from './result-line';
import { useDocumentResults } from './use-document-results';

type DocumentsResultsProps = { search: DocumentsSearch; change: ChangeSearch };

const columns = 'mt-5 grid grid-cols-1 gap-5 lg:mt-8 lg:grid-cols-[212px_minmax(0,1fr)] lg:gap-10';

/** The results of a search, in exactly one state: loading, auth-required, error, empty or list. */
export function DocumentsResults({ search, change }: DocumentsResultsProps) {
  const results = useDocumentResults(search);
  const { schoolId, courseId } = search;
  const chips = useFilterChips(search, change);
  const filters = { search, change, counts: results.counts };
  const options = sortOptions(search.q);
  const sort = {
    options,
    value: search.sort,
    onValueChange: (value: string) =>
      change({ sort: options.find((one) => one.value === value)?.value ?? search.sort }),
  };
  const hasFilters =
    results.state !== 'auth-required' && !(results.state === 'empty' && isUnfiltered(search));
  return (
    <div className={hasFilters ? columns : 'mt-5 lg:mt-8'}>
      {hasFilters && (
        <div className="max-lg:hidden">
          <DocumentFilters {...filters} />
        </div>
      )}
      <section aria-labelledby="results" data-state={results.state} className="min-w-0">
        <h2 id="results" className="sr-only">
          Results
        </h2>
        <SearchOutcome
          {...(results.outcome ?? { query: '' })}
          noun="document"
          exactTo={paths.search({ q: results.outcome?.correctedFrom, schoolId, courseId, exact: 1 })}
        />
        {hasFilters && (
          <ResultLine chips={chips} sort={sort} filters={<FilterSheet {...filters} />}>
            <ResultCount results={results} />
          </ResultLine>
        )}
        <Results results={results} search={search} change={change} />
      </section>
    </div>
  );
}

type DocumentResults = ReturnType<typeof useDocumentResults>;

function ResultCount({ results: { shown, outcome, state } }: { results: DocumentResults }) {
  if (!shown || state === 'loading' || state === 'error') return null;
  // Documents with only some of the words do not match the words.
  const { figure, rest } = resultLine(shown, outcome?.isPartial ? '' : shown.words);
  return (
    <>
      <b>{figure}</b> {rest}
    </>
  );
}

function Results({ results, search, change }: DocumentsResultsProps & { results: DocumentResults }) {
  switch (results.state) {
    case 'loading':
      return (
        <ServedList isAsked={formatDocumentsSearch(search).size === 0}>
          <CardSkeletons label="Loading documents…" card={<DocumentCardSkeleton />} />
        </ServedList>
      );
    case 'auth-required':
      return <LoginRequired />;
    case 'error':
      return <LoadError level={2} title="The documents did not load" query={results.query} />;
    case 'empty':
      return <NoDocuments search={search} change={change} />;
    case 'list':
      return (
        <DocumentList
          documents={results.documents}
          q={results.shown?.words ?? search.q}
          total={results.shown?.isCapped ? undefined : results.shown?.total}
          pages={results.pages}
          isStale={results.isStale}
        />
      );
  }
}

/** The filters on phones: a button with the number of active filters, and the sheet that it opens. */
function FilterSheet(props: DocumentFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      title="Filters"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton count={countFilters(props.search)} />}
      footer={
        <Button isBlock onClick={() => setIsOpen(false)}>
          {showLabel(props.counts?.total)}
        </Button>
      }
    >
      <DocumentFilters {...props} />
    </Sheet>
  );
}

function showLabel(total: number | undefined): string {
  return `Show ${total ? formatCount(total, 'document') : 'documents'}`;
}

/** Returns one removable chip for each active filter. */
function useFilterChips(search: DocumentsSearch, change: ChangeSearch) {
  const { subjects, documentTypes } = search;
  const { school, course } = usePlaceNames(search);
  const chips = [
    ...documentTypes.map((type) => ({
      label: documentTypeNames[type],
      onRemove: () => change({ documentTypes: toggle(documentTypes, type) }),
    })),
    ...subjects.map((subject) => ({
      label: subject,
      onRemove: () => change({ subjects: toggle(subjects, subject) }),
    })),
  ];
  if (course !== undefined) {
    chips.unshift({ label: course, onRemove: () => change({ courseId: undefined }) });
  }
  if (school !== undefined) {
    chips.unshift({ label: school, onRemove: () => change({ schoolId: undefined, courseId: undefined }) });
  }
  return chips;
}
