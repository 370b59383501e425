import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { FilterButton } from '@aw/ui/patterns/filter-rail';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { Button } from '@aw/ui/primitives/button';
import { countOf } from '@aw/ui/primitives/count-of';
import { Sheet } from '@aw/ui/primitives/sheet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseLabel, courseQuery } from '~/schools/find-course';
import { schoolQuery } from '~/schools/get-school';
import { ServedList } from '../../../shell/served-page';
import { CardSkeletons } from '../card-skeletons';
import { LoadFailed } from '../load-failed';
import { LoginRequired } from '../login-required';
import { DocumentFilters, type DocumentFiltersProps } from './document-filters';
import { DocumentList } from './document-list';
import {
  countFilters,
  type DocumentsSearch,
  formatDocumentsSearch,
  isUnfiltered,
  toggle,
} from './documents-search';
import { NoDocuments } from './no-documents';
import { resultLine } from './result-line';
import { sortOptions } from './sort-options';
import type { ChangeSearch } from './use-documents-search';
import { useFoundDocuments } from './use-found-documents';

type DocumentsResultsProps = { search: DocumentsSearch; change: ChangeSearch };

const columns = 'mt-5 grid grid-cols-1 gap-5 lg:mt-8 lg:grid-cols-[212px_minmax(0,1fr)] lg:gap-10';

/** What a search found, in exactly one state: loading, auth-required, error, empty or list. */
export function DocumentsResults({ search, change }: DocumentsResultsProps) {
  const found = useFoundDocuments(search);
  const chips = useFilterChips(search, change);
  const filters = { search, change, counts: found.counts };
  const options = sortOptions(search.q);
  const sort = {
    options,
    value: search.sort,
    onValueChange: (value: string) =>
      change({ sort: options.find((one) => one.value === value)?.value ?? search.sort }),
  };
  const hasFilters = found.state !== 'auth-required' && !(found.state === 'empty' && isUnfiltered(search));
  return (
    <div className={hasFilters ? columns : 'mt-5 lg:mt-8'}>
      {hasFilters && (
        <div className="max-lg:hidden">
          <DocumentFilters {...filters} />
        </div>
      )}
      <section aria-labelledby="results" data-state={found.state} className="min-w-0">
        <h2 id="results" className="sr-only">
          Results
        </h2>
        {hasFilters && (
          <ResultLine chips={chips} sort={sort} filters={<FilterSheet {...filters} />}>
            <FoundLine found={found} q={search.q} />
          </ResultLine>
        )}
        <Results found={found} search={search} change={change} />
      </section>
    </div>
  );
}

type Found = ReturnType<typeof useFoundDocuments>;

function FoundLine({ found, q }: { found: Found; q: string }) {
  if (!found.counts || found.state === 'loading' || found.state === 'error') return null;
  const { figure, rest } = resultLine(found.counts, q);
  return (
    <>
      <b>{figure}</b> {rest}
    </>
  );
}

function Results({ found, search, change }: DocumentsResultsProps & { found: Found }) {
  switch (found.state) {
    case 'loading':
      return (
        <ServedList isAsked={formatDocumentsSearch(search).size === 0}>
          <CardSkeletons label="Loading documents…" card={<DocumentCardSkeleton />} />
        </ServedList>
      );
    case 'auth-required':
      return <LoginRequired />;
    case 'error':
      return (
        <LoadFailed
          title="The documents did not load"
          error={found.error}
          onRetry={found.retry}
          isRetrying={found.isRetrying}
        />
      );
    case 'empty':
      return <NoDocuments search={search} change={change} />;
    case 'list':
      return (
        <DocumentList
          documents={found.documents}
          q={search.q}
          total={found.counts?.isCapped ? undefined : found.counts?.total}
          pages={found.pages}
          isStale={found.isStale}
        />
      );
  }
}

/** The filters on a phone: a button with the number of active ones, and the sheet that it opens. */
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
  if (total === undefined) return 'Show documents';
  return `Show ${countOf(total, 'document')}`;
}

/** One removable chip for each filter that is on. */
function useFilterChips(search: DocumentsSearch, change: ChangeSearch) {
  const { schoolId, courseId, subjects, documentTypes } = search;
  const school = useQuery({ ...schoolQuery(schoolId ?? 0), enabled: schoolId !== undefined });
  const course = useQuery({
    ...courseQuery(schoolId ?? 0, courseId ?? 0),
    enabled: schoolId !== undefined && courseId !== undefined,
  });
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
  if (courseId !== undefined) {
    const label = course.data ? courseLabel(course.data) : `Course ${courseId}`;
    chips.unshift({ label, onRemove: () => change({ courseId: undefined }) });
  }
  if (schoolId !== undefined) {
    const label = school.data?.name ?? `School ${schoolId}`;
    chips.unshift({ label, onRemove: () => change({ schoolId: undefined, courseId: undefined }) });
  }
  return chips;
}
