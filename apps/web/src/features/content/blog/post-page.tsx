import { bodies } from '@aw/content/blog';
import type { Body } from '@aw/content/schemas/text';
import { longDate } from '@aw/contracts/long-date';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Suspense } from 'react';
import { useChangedArticles } from '~/content/live-content';
import { Prose } from '~/content/prose';
import { useBody } from '~/content/use-body';
import { paths } from '~/lib/paths';
import { ItemHead } from '~/shell/item-head';
import { PartBoundary } from '~/shell/part-boundary';
import { PostContents } from './post-contents';
import { PostFoot } from './post-foot';
import type { BlogPost } from './posts';

/** The page of one article. */
export function PostPage({ post }: { post: BlogPost }) {
  return (
    <div className="wrap pb-16">
      <article>
        <PostHead post={post} />
        <PartBoundary key={post.id} fallback={<BodyFailed id={post.id} />}>
          <Suspense fallback={<BodyLoading />}>
            <PostBody id={post.id} />
          </Suspense>
        </PartBoundary>
      </article>
      <PostFoot post={post} />
    </div>
  );
}

function BodyLoading() {
  return (
    <LoadingRegion label="Loading article…">
      <div className="rule-double grid min-h-96 max-w-measure content-start gap-3 pt-8">
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </LoadingRegion>
  );
}

function BodyFailed({ id }: { id: string }) {
  return (
    <p className="rule-double py-8">
      The text of this article did not load. <a href={paths.blogPost(id)}>Try again</a>
    </p>
  );
}

/** The text of an article. Suspends while it loads. */
function PostBody({ id }: { id: string }) {
  const changed = useChangedArticles('blog').articles.get(id);
  return changed ? <BodyText body={changed.body} /> : <BuiltBody id={id} />;
}

function BuiltBody({ id }: { id: string }) {
  const load = bodies[id];
  if (!load) throw new Error(`No article has the id "${id}".`);
  return <BodyText body={useBody(load)} />;
}

/** The text with its table of contents, which wide screens show in the cue column. */
function BodyText({ body: { html, headings } }: { body: Body }) {
  return (
    <div className="rule-double grid pt-6 lg:grid-cols-[var(--cue)_minmax(0,1fr)] lg:pt-0 print:block">
      <PostContents headings={headings} />
      <div className="min-w-0 lg:ps-6 lg:pt-8">
        <Prose html={html} />
      </div>
    </div>
  );
}

/** The head of an article: category, title, excerpt, author and date. */
function PostHead({ post }: { post: BlogPost }) {
  return (
    <ItemHead
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
          <time dateTime={post.date}>{longDate(post.date, 'UTC')}</time>
          <span className="tabular-nums">{`${post.readMinutes} min read`}</span>
        </>
      }
    />
  );
}
