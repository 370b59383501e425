import { useChangedArticles, withChanges } from '~/content/live-content';
import { type BlogPost, posts } from './posts';

const byNewest = (a: BlogPost, b: BlogPost) => b.date.localeCompare(a.date);

/** Returns all articles, newest first, including those that staff changed or added since the build. */
export function usePosts(): { posts: readonly BlogPost[]; isSettled: boolean } {
  const changed = useChangedArticles<BlogPost>('blog');
  return { posts: withChanges(posts, changed, byNewest), isSettled: changed.isSettled };
}
