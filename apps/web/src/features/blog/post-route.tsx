import { useParams } from 'react-router';
import { PageLoading } from '~/shell/page-loading';
import { PostMissing } from './post-missing';
import { PostPage } from './post-page';
import { usePosts } from './use-posts';

/** The article that the address names; one that staff added since the build comes a moment later. */
export function PostRoute() {
  const { id } = useParams();
  const { posts, isSettled } = usePosts();
  const post = posts.find((one) => one.id === id);
  if (post) return <PostPage post={post} />;
  return isSettled ? <PostMissing /> : <PageLoading />;
}
