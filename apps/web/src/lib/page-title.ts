import type { MetaDescriptor } from 'react-router';
import { absolute, siteDetails } from './site-details';

/** Returns the title of the tab: the page, then the site. */
export function pageTitle(title: string): string {
  return `${title} · ${siteDetails.siteName}`;
}

/** A node of schema.org, such as `{ '@type': 'Article', … }`. */
export type Thing = { '@type': string } & Record<string, unknown>;

type SharedPage = {
  /** Path of the page, for its canonical link. */
  path: string;
  /** Publication date of an article. */
  published?: string;
  /** Path of the image of a shared link, 1200 by 630. Defaults to the site's image. */
  image?: string;
  things?: readonly Thing[];
};

/** Returns the meta tags of a page: title, description, and for a public page those for search engines and sharing. */
export function pageMeta(title: string, description?: string, shared?: SharedPage): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [{ title: pageTitle(title) }];
  if (description) meta.push({ name: 'description', content: description });
  return shared ? [...meta, ...sharedMeta(title, description ?? '', shared)] : meta;
}

/** Returns the meta tags of a page that search engines must not index, because its content is private or temporary. */
export function unlistedPageMeta(title: string, description?: string): MetaDescriptor[] {
  return [...pageMeta(title, description), { name: 'robots', content: 'noindex' }];
}

function sharedMeta(
  title: string,
  description: string,
  { path, published, image = '/share.png', things = [] }: SharedPage,
) {
  const address = absolute(path);
  const graph: MetaDescriptor[] = [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: siteDetails.siteName },
    { property: 'og:type', content: published ? 'article' : 'website' },
    { property: 'og:image', content: absolute(image) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (published) graph.push({ property: 'article:published_time', content: published });
  return [
    ...graph,
    ...things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}
