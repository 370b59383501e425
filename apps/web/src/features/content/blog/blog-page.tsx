import { CueSection } from '@aw/ui/patterns/cue-section';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { useAddressParams } from '~/lib/use-address-params';
import { useLiveText } from '~/lib/use-live-text';
import { SupportContacts } from '~/shell/support-contacts';
import { BlogFilters } from './blog-filters';
import { BlogResults } from './blog-results';
import { type BlogSearch, formatBlogSearch, parseBlogSearch } from './blog-search';

/** The blog below its head: search, articles, newsletter and the ways to write to us. */
export default function BlogPage() {
  const { search, typed, setTyped, change, clear } = useBlogSearch();
  return (
    <div className="wrap pb-16">
      <BlogFilters search={search} typed={typed} onType={setTyped} onChange={change} />
      <BlogResults search={search} onClear={clear} />
      <CueSection title="Newsletter" lead="New articles by email.">
        <NewsletterForm />
      </CueSection>
      <SupportContacts />
    </div>
  );
}

/** Returns the search in the address, the words being typed, and functions that change both. */
function useBlogSearch() {
  const [params, setParams] = useAddressParams();
  const search = parseBlogSearch(params);
  const change = (part: Partial<BlogSearch>) => setParams(formatBlogSearch({ ...search, ...part }));
  const [typed, setTyped] = useLiveText(search.q, (q) =>
    setParams(formatBlogSearch({ ...search, q }), { replace: true }),
  );
  return { search, typed, setTyped, change, clear: () => change({ q: '', category: '' }) };
}
