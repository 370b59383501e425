import { PostEntry } from './post-entry';
import type { BlogPost } from './posts';

type PostRowsProps = { posts: readonly BlogPost[]; query?: string };

/** Articles in ruled rows, two per row on wide screens. */
export function PostRows({ posts, query }: PostRowsProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
      {posts.map((post) => (
        <li
          key={post.id}
          className="border-line py-6 not-first:border-t first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
        >
          <PostEntry post={post} query={query} />
        </li>
      ))}
    </ul>
  );
}
