import type { Post } from '@aw/content/schemas/blog';
import type { Thing } from '~/lib/page-title';
import { absolute } from '~/lib/site-details';
import { organization } from '~/lib/structured-data';

/** Returns an article of the blog. */
export function article(
  post: Pick<Post, 'title' | 'excerpt' | 'author' | 'date' | 'category' | 'tags'> & {
    id: string;
    wordCount?: number;
  },
): Thing {
  const address = absolute(`/blog/${post.id}`);
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: absolute(sharePicture(post.id)),
    datePublished: post.date,
    author: { '@type': 'Organization', name: post.author },
    publisher: organization(),
    articleSection: post.category,
    keywords: post.tags.join(', '),
    ...(post.wordCount && { wordCount: post.wordCount }),
    mainEntityOfPage: address,
    url: address,
  };
}

/** Returns the path of the image for sharing an article, as the build writes it. */
export function sharePicture(postId: string): string {
  return `/share/${postId}.png`;
}
