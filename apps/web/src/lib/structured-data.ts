import type { Post } from '@aw/content/schemas/blog';
import type { Thing } from './page-title';
import { absolute, siteDetails } from './site-details';

type Step = { name: string; path: string };
type Offer = { name: string; description: string; category?: string; path: string };

/** Who runs the site. */
export function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: siteDetails.siteName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    sameAs: siteDetails.socialLinks.map(({ url }) => url),
  };
}

/** The site, and the address that its documents are searched at. */
export function webSite(): Thing {
  return {
    '@type': 'WebSite',
    name: siteDetails.siteName,
    url: absolute('/'),
    publisher: organization(),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolute('/documents?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from the home page to a page, which is the last step: `breadcrumbs([{ name: 'Blog', path: '/blog' }])`. */
export function breadcrumbs(steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** Questions with their answers, which the page must show. */
export function faqPage(entries: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article of the blog. */
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

/** Something that the site does for its visitors. */
export function service({ name, description, category, path }: Offer): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    ...(category && { serviceType: category }),
    provider: organization(),
    url: absolute(path),
  };
}

/** Where the build puts the picture that a shared article shows. */
export function sharePicture(postId: string): string {
  return `/share/${postId}.png`;
}
