import { useParams } from 'react-router';
import { PageLoading } from '~/shell/page-loading';
import { PostMissing } from './post-missing';
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
