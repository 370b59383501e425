import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Suspense } from 'react';
import { paths } from '~/lib/paths';
import { PartBoundary } from '~/shell/part-boundary';
import { PostBody } from './post-body';
import { PostFoot } from './post-foot';
import { PostHead } from './post-head';
import type { BlogPost } from './posts';

/** One article: its head, its text, and what follows. */
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
      The text of this article did not load. <a href={paths.blogPost(id)}>Load it again</a>
    </p>
  );
}
