import { useChangedArticles, withChanges } from '~/content/live-content';
import { type BlogPost, posts } from './posts';

const byNewest = (a: BlogPost, b: BlogPost) => b.date.localeCompare(a.date);

/** Every article as it is now, the newest first: those of the build with what staff changed and added since. */
export function usePosts(): { posts: readonly BlogPost[]; isSettled: boolean } {
  const changed = useChangedArticles<BlogPost>('blog');
  return { posts: withChanges(posts, changed, byNewest), isSettled: changed.isSettled };
}
