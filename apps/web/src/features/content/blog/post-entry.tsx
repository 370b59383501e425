import { longDate } from '@aw/contracts/long-date';
import { Tag } from '@aw/ui/primitives/badge';
import { CardLink } from '@aw/ui/primitives/card-link';
import { Highlight } from '@aw/ui/primitives/highlight';
import { paths } from '~/lib/paths';
import type { BlogPost } from './posts';

const maxTags = 3;

const titleSize = {
  lead: 'text-28 leading-[1.16] tracking-[-0.016em] lg:text-36 lg:leading-[1.1]',
  row: 'text-22 leading-[1.22]',
};

type PostEntryProps = {
  post: BlogPost;
  /** Search words, highlighted in title and excerpt. */
  query?: string;
  /** `lead` is larger, for the article that opens the page. */
  size?: 'lead' | 'row';
};

/** An article in a list: category, title, excerpt, date and tags. */
export function PostEntry({ post, query, size = 'row' }: PostEntryProps) {
  return (
    <article className="group relative grid h-full content-start gap-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-muted">
        <span className="font-strong">{post.category}</span>
        <span className="tabular-nums">{`${post.readMinutes} min read`}</span>
      </p>
      <h3 className={`wrap-anywhere ${titleSize[size]}`}>
        <CardLink to={paths.blogPost(post.id)}>
          <Highlight text={post.title} query={query} />
        </CardLink>
      </h3>
      <p className={size === 'lead' ? 'max-w-measure text-ink-muted lg:text-18' : 'text-15 text-ink-muted'}>
        <Highlight text={post.excerpt} query={query} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-muted">
        <time dateTime={post.date}>{longDate(post.date, 'UTC')}</time>
        <ul aria-label="Tags" className="flex min-w-0 flex-wrap gap-1.5">
          {post.tags.slice(0, maxTags).map((tag) => (
            <li key={tag} className="min-w-0">
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
