import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Upload } from 'lucide-react';
import { paths } from '~/lib/paths';
import { useLiveText } from '~/lib/use-live-text';
import { DocumentsResults } from './documents-results';
import { useDocumentsSearch } from './documents-search';

/** The page /documents: search, filters and results. The address stores the search. */
export function DocumentsPage() {
  const { search, type, change } = useDocumentsSearch();
  const [text, setText] = useLiveText(search.q, type);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Documents"
        actions={
          <Button asChild variant="primary" icon={Upload}>
            <Link to={paths.upload()}>Upload Document</Link>
          </Button>
        }
      />
      <SearchInput
        label="Search documents"
        placeholder="Search documents..."
        value={text}
        onValueChange={setText}
        maxLength={200}
      />
      <DocumentsResults search={search} change={change} />
    </div>
  );
}
