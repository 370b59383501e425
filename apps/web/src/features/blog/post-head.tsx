import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { longDay } from '~/lib/long-date';
import { paths } from '~/lib/paths';
import type { BlogPost } from './posts';

/** The head of an article: category, title, excerpt, and who wrote it when. */
export function PostHead({ post }: { post: BlogPost }) {
  return (
    <PageHead
      back={{ label: 'Blog', to: paths.blog }}
      eyebrow={
        <Link
          to={paths.blogSearch({ category: post.category })}
          className="inline-block py-0.5 text-14 font-strong"
        >
          {post.category}
        </Link>
      }
      title={post.title}
      lead={<p className="text-18">{post.excerpt}</p>}
      meta={
        <>
          <span>{post.author}</span>
          <time dateTime={post.date}>{longDay(post.date)}</time>
          <span className="tabular-nums">{`${post.readMinutes} min read`}</span>
        </>
      }
    />
  );
}
