import { PageHead } from '@aw/ui/patterns/page-head';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { maxWordsLength } from '~/lib/searched-words';
import { useLiveText } from '~/lib/use-live-text';
import { usePageTitle } from '~/lib/use-page-title';
import { recentSearches } from '~/shell/search/recent-searches';
import { SavedSearchForm } from '../saved/saved-search-form';
import { type ResultsSearch, useResultsSearch } from './results-search';
import { SearchResultsArea } from './search-results';

/** The page /search: one search for documents, questions, courses and schools. The address stores all of it. */
export function SearchPage() {
  const { search, type, change } = useResultsSearch();
  usePageTitle(search.q === '' ? 'Search' : `Search: ${search.q}`);
  return (
    <div className="wrap pb-16">
      <PageHead title="Search" />
      <div className="grid grid-cols-1 gap-5">
        <WordsField q={search.q} onType={type} />
        <SearchResultsArea search={search} change={change} savedSearch={<SavedSearch search={search} />} />
      </div>
    </div>
  );
}

/** Only new documents are emailed, and only for a search that says what is wanted. */
function SavedSearch({ search }: { search: ResultsSearch }) {
  const { q, kind, schoolId, courseId, subject, documentType, language } = search;
  const filters = { schoolId, courseId, subject, documentType, language };
  const isEmpty = q === '' && Object.values(filters).every((value) => value === undefined);
  return kind === 'documents' && !isEmpty ? <SavedSearchForm q={q} filters={filters} /> : null;
}

const searches = recentSearches();

type WordsFieldProps = { q: string; onType: (q: string) => void };

/**
 * The search field. It keeps what is being typed to itself, so that a key does not render all results again. Typing is
 * enough to search; Enter also stores the words with the recent searches, and hides the keyboard of a phone.
 */
function WordsField({ q, onType }: WordsFieldProps) {
  const [text, setText] = useLiveText(q, onType);
  return (
    <SearchInput
      label="Search everything"
      placeholder="Search documents, questions, courses and schools..."
      value={text}
      onValueChange={setText}
      maxLength={maxWordsLength}
      enterKeyHint="search"
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        searches.add(text);
        if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
      }}
    />
  );
}
