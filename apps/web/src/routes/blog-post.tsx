import type { MetaArgs } from 'react-router';
import { article, sharePicture } from '~/features/content/blog/article';
import { postOf } from '~/features/content/blog/posts';
import { pageMeta, unlistedPageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { breadcrumbs } from '~/lib/structured-data';
import { lazyPage } from '~/shell/lazy-page';

export function meta({ params }: Pick<MetaArgs, 'params'>) {
  const post = postOf(params.id);
  if (!post) return unlistedPageMeta('Post not found');
  const path = paths.blogPost(post.id);
  return pageMeta(post.title, post.excerpt, {
    path,
    published: post.date,
    image: sharePicture(post.id),
    things: [
      article(post),
      breadcrumbs([
        { name: 'Blog', path: paths.blog },
        { name: post.title, path },
      ]),
    ],
  });
}

export default lazyPage(async () => (await import('~/features/content/blog/post-route')).PostRoute);
