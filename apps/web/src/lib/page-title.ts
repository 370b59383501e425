import type { MetaDescriptor } from 'react-router';
import { absolute, siteDetails } from './site-details';

/** The tab's title: what the page is, then whose it is. */
export function pageTitle(title: string): string {
  return `${title} · ${siteDetails.siteName}`;
}

/** A node of schema.org, such as `{ '@type': 'Article', … }`. */
export type Thing = { '@type': string } & Record<string, unknown>;

type Shared = {
  /** The page's own address, for its canonical link. */
  path: string;
  /** Of an article: the day it was published. */
  published?: string;
  /** The path of the picture of a shared link, 1200 by 630; without one it is the site's. */
  image?: string;
  things?: readonly Thing[];
};

/** The head of a page: its title, its description, and for a public page how it looks when it is found or shared. */
export function pageMeta(title: string, description?: string, shared?: Shared): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [{ title: pageTitle(title) }];
  if (description) meta.push({ name: 'description', content: description });
  return shared ? [...meta, ...sharedMeta(title, description ?? '', shared)] : meta;
}

/** The head of a page that search engines leave out: whose content is somebody's own, or of one moment. */
export function unlistedPageMeta(title: string, description?: string): MetaDescriptor[] {
  return [...pageMeta(title, description), { name: 'robots', content: 'noindex' }];
}

function sharedMeta(
  title: string,
  description: string,
  { path, published, image = '/share.png', things = [] }: Shared,
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
