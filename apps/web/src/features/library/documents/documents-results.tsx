import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { ResultLine } from '@aw/ui/patterns/result-line';
import { CardSkeletons } from '../card-skeletons';
import { LoadFailed } from '../load-failed';
import { LoginRequired } from '../login-required';
import { DocumentFilters } from './document-filters';
import { DocumentList } from './document-list';
import { type DocumentsSearch, isUnfiltered } from './documents-search';
import { FilterSheet } from './filter-sheet';
import { NoDocuments } from './no-documents';
import { resultLine } from './result-line';
import { sortOptions } from './sort-options';
import type { ChangeSearch } from './use-documents-search';
import { useFilterChips } from './use-filter-chips';
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
      return <CardSkeletons label="Loading documents…" card={<DocumentCardSkeleton />} />;
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
