import { PageHead } from '@aw/ui/patterns/page-head';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { maxWordsLength } from '~/lib/searched-words';
import { useLiveText } from '~/lib/use-live-text';
import { usePageTitle } from '~/lib/use-page-title';
import { useResultsSearch } from './results-search';
import { SearchResultsArea } from './search-results';

/** The page /search: one search for documents, questions, courses and schools. The address stores all of it. */
export function SearchPage() {
  const { search, type, change } = useResultsSearch();
  const [text, setText] = useLiveText(search.q, type);
  usePageTitle(search.q === '' ? 'Search' : `Search: ${search.q}`);
  return (
    <div className="wrap pb-16">
      <PageHead title="Search" />
      <div className="grid grid-cols-1 gap-5">
        <SearchInput
          label="Search everything"
          placeholder="Search documents, questions, courses and schools..."
          value={text}
          onValueChange={setText}
          maxLength={maxWordsLength}
        />
        <SearchResultsArea search={search} change={change} />
      </div>
    </div>
  );
}
