import { CueSection } from '@aw/ui/patterns/cue-section';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { SearchX } from 'lucide-react';
import { type BlogSearch, findPosts, isSearching, resultLine } from './blog-search';
import { FeaturedPosts } from './featured-posts';
import { PostRows } from './post-rows';
import type { BlogPost } from './posts';
import { usePosts } from './use-posts';

type BlogResultsProps = { search: BlogSearch; onClear: () => void };

/** The articles: the featured and the latest ones, or those that a search finds. */
export function BlogResults({ search, onClear }: BlogResultsProps) {
  const found = findPosts(usePosts().posts, search);
  return (
    <div>
      <p role="status" className={isSearching(search) && found.length > 0 ? 'mt-6' : 'sr-only'}>
        {resultLine(search, found.length)}
      </p>
      {isSearching(search) ? (
        <FoundPosts found={found} search={search} onClear={onClear} />
      ) : (
        <>
          <FeaturedPosts posts={found.filter(({ isFeatured }) => isFeatured)} />
          <CueSection title="Latest articles" lead="The newest first.">
            <PostRows posts={found.filter(({ isFeatured }) => !isFeatured)} />
          </CueSection>
        </>
      )}
    </div>
  );
}

function FoundPosts({ found, search, onClear }: BlogResultsProps & { found: readonly BlogPost[] }) {
  if (found.length > 0) {
    return (
      <CueSection title="Articles found" lead="The newest first.">
        <PostRows posts={found} query={search.q} />
      </CueSection>
    );
  }
  return (
    <div className="mt-8">
      <EmptyState
        icon={SearchX}
        title="Nothing matches"
        action={<ClearSearch onClear={onClear}>Show all articles</ClearSearch>}
      >
        No articles found matching your search criteria. Try different keywords or categories.
      </EmptyState>
    </div>
  );
}
