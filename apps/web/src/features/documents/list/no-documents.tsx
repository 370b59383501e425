import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { FileSearch, FileText, Upload } from 'lucide-react';
import { paths } from '~/lib/paths';
import type { ChangeSearch } from './documents-search';
import { type DocumentsSearch, emptySearch, isUnfiltered } from './documents-search';

/**
 * Shown for an empty library, with a link to upload, and for a search without results, with a button to clear it and a
 * link to the results page, which has more ways on.
 */
export function NoDocuments({ search, change }: { search: DocumentsSearch; change: ChangeSearch }) {
  const { q, schoolId, courseId } = search;
  if (isUnfiltered(search)) {
    return (
      <EmptyState
        icon={FileText}
        title="No documents yet"
        action={
          <Button asChild icon={Upload}>
            <Link to={paths.upload()}>Upload Document</Link>
          </Button>
        }
      >
        This is where students share notes, past exams and lab reports. Be the first to upload one.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FileSearch}
      title="No documents found"
      action={
        <>
          <ClearSearch onClear={() => change(emptySearch)}>
            {search.q === '' ? 'Clear Filters' : 'Clear Search'}
          </ClearSearch>
          {search.q !== '' && (
            <Button asChild variant="quiet">
              <Link to={paths.search({ q, schoolId, courseId })}>Search everything</Link>
            </Button>
          )}
        </>
      }
    >
      {adviceFor(search)}
    </EmptyState>
  );
}

function adviceFor(search: DocumentsSearch): string {
  if (search.q === '') return 'There are no documents here yet. Clear the filters, or upload the first one.';
  const noMatch = `Nothing in the library matches “${search.q}”`;
  return isUnfiltered({ ...search, q: '' })
    ? `${noMatch}. Try another word.`
    : `${noMatch} with these filters. Try another word, or remove a filter.`;
}
