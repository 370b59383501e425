import { CueSection } from '@aw/ui/patterns/cue-section';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { ClearSearch } from '@aw/ui/primitives/search-input';
import { SearchX } from 'lucide-react';
import { type BlogSearch, findPosts, isSearching, resultLine } from './blog-search';
import { PostEntry } from './post-entry';
import { PostRows } from './post-rows';
import type { BlogPost } from './posts';
import { usePosts } from './use-posts';

type BlogResultsProps = { search: BlogSearch; onClear: () => void };

/** The featured and latest articles, or the results of a search. */
export function BlogResults({ search, onClear }: BlogResultsProps) {
  const results = findPosts(usePosts().posts, search);
  return (
    <div>
      <p role="status" className={isSearching(search) && results.length > 0 ? 'mt-6' : 'sr-only'}>
        {resultLine(search, results.length)}
      </p>
      {isSearching(search) ? (
        <SearchResults posts={results} search={search} onClear={onClear} />
      ) : (
        <>
          <FeaturedPosts posts={results.filter(({ isFeatured }) => isFeatured)} />
          <CueSection title="Latest articles" lead="Newest first.">
            <PostRows posts={results.filter(({ isFeatured }) => !isFeatured)} />
          </CueSection>
        </>
      )}
    </div>
  );
}

function SearchResults({ posts, search, onClear }: BlogResultsProps & { posts: readonly BlogPost[] }) {
  if (posts.length > 0) {
    return (
      <CueSection title="Articles found" lead="Newest first.">
        <PostRows posts={posts} query={search.q} />
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

/** The articles that the editors feature; the newest gets more space. */
function FeaturedPosts({ posts }: { posts: readonly BlogPost[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <CueSection title="Featured articles" lead="Start here.">
      <div className="grid grid-cols-1 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="max-md:pb-6 md:pe-10">
          <PostEntry post={lead} size="lead" />
        </div>
        <ul className="grid grid-cols-1 content-start border-line max-md:border-t md:border-s md:ps-10">
          {others.map((post) => (
            <li key={post.id} className="border-line py-6 not-first:border-t md:first:pt-0">
              <PostEntry post={post} />
            </li>
          ))}
        </ul>
      </div>
    </CueSection>
  );
}
