import { Link } from '@aw/ui/primitives/link';
import { useParams } from 'react-router';
import { paths } from '~/lib/paths';
import { ItemHead } from '~/shell/item-head';
import { PageLoading } from '~/shell/page-loading';
import { PostPage } from './post-page';
import { usePosts } from './use-posts';

/** The article in the address. Articles added since the build appear after the changes have loaded. */
export function PostRoute() {
  const { id } = useParams();
  const { posts, isSettled } = usePosts();
  const post = posts.find((one) => one.id === id);
  if (post) return <PostPage post={post} />;
  return isSettled ? <PostMissing /> : <PageLoading />;
}

/** The page shown for an unknown article id. */
export function PostMissing() {
  return (
    <div className="wrap pb-16" data-state="missing">
      <ItemHead
        back={{ label: 'Back to Blog', to: paths.blog }}
        title="Post not found"
        lead="The blog post you're looking for doesn't exist."
      />
      <p>
        It may have moved, or the link may have a typing mistake.{' '}
        <Link to={paths.blog}>See all articles</Link>
      </p>
    </div>
  );
}
