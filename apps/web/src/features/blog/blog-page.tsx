import { CueSection } from '@aw/ui/patterns/cue-section';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { SupportContacts } from '~/shell/support-contacts';
import { BlogFilters } from './blog-filters';
import { BlogResults } from './blog-results';
import { useBlogSearch } from './use-blog-search';

/** The blog below its head: search, articles, newsletter and the ways to write to us. */
export default function BlogPage() {
  const { search, typed, setTyped, change, clear } = useBlogSearch();
  return (
    <div className="wrap pb-16">
      <BlogFilters search={search} typed={typed} onType={setTyped} onChange={change} />
      <BlogResults search={search} onClear={clear} />
      <CueSection title="Newsletter" lead="New articles by mail.">
        <NewsletterForm />
      </CueSection>
      <SupportContacts />
    </div>
  );
}
