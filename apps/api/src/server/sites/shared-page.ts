import { escapeUTF8 } from 'entities';
import Mustache from 'mustache';
import type { Templates } from './built-pages';

/** A node of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Picture of 1200 × 630 pixels that social networks show for a page. */
export type SharePicture = { path: string; alt: string };

/** Content of a library page before any script runs. */
export type SharedPage = {
  title: string;
  description: string;
  path: string;
  things: Thing[];
  /** Instead of the picture of the site. */
  picture?: SharePicture;
  /** Anyone with the address may open it, and search engines are asked not to list it. */
  isUnlisted?: boolean;
  /** Name of a template that the build wrote, and the values that fill it. */
  content?: { template: string; view: Record<string, unknown> };
};

/** First cards of a list, equal for everybody. There are none if the list is empty or not public. */
export type ListContent = {
  cards: Record<string, unknown>[];
  /** URL of the largest picture on the first screen. */
  picture?: string;
};

/** Two screens of a phone, and full rows of two or three cards. More cards would only delay the first paint. */
export const maxFirstCards = 12;

export type SiteName = { siteName: string; origin: string };

const titleTag = /<title>[\s\S]*?<\/title>/;
const slot = '<div id="served-page" class="peer"></div>';

/** Returns the application's start page with the head, the data for search engines and the content of a page. */
export function withPage(html: string, page: SharedPage, site: SiteName, templates: Templates): string {
  const template = page.content && templates[page.content.template];
  const own = withHead(html, page, site);
  const filled = page.isUnlisted ? withoutListing(own) : own;
  return page.content && template !== undefined
    ? withContent(filled, template, page.content.view, templates)
    : filled;
}

/** Returns a page with a template, filled with `view`, in its slot. The template can call others of `templates`. */
export function withContent(
  html: string,
  template: string,
  view: Record<string, unknown>,
  templates: Templates = {},
): string {
  // Mustache escapes every value and does not interpret tags in values.
  const content = Mustache.render(template, view, templates);
  return html.replace(slot, () => slot.replace('></div>', () => `>${content}</div>`));
}

/** Returns a page that loads a picture first, because it is the largest element of the page. */
export function withPreload(html: string, picture: string): string {
  const link = `<link rel="preload" as="image" href="${escapeUTF8(picture)}" fetchpriority="high">`;
  return html.replace(titleTag, (title) => `${link}${title}`);
}

/** Returns the page with its own head. The application removes the marked tags when it leaves the page. */
function withHead(html: string, page: SharedPage, { siteName, origin }: SiteName): string {
  const address = `${origin}${page.path}`;
  const tags = [
    `<title>${escapeUTF8(`${page.title} · ${siteName}`)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escapeUTF8(address)}" data-shared>`,
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:image', `${origin}${page.picture?.path ?? '/share.png'}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    ...(page.picture ? [meta('property', 'og:image:alt', page.picture.alt)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page.things.map(dataTag),
  ];
  // A function, because "$" in a replacement text has a special meaning.
  return html.replace(titleTag, () => tags.join(''));
}

/** Returns a tag with data, which browsers do not execute. Without "<" its content cannot end the tag. */
function dataTag(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" data-shared>${json}</script>`;
}

/** Returns the page with a request to search engines not to list it. */
export function withoutListing(html: string): string {
  return html.replace(titleTag, (title) => `${title}${meta('name', 'robots', 'noindex')}`);
}

/** Returns the page for when its content cannot be loaded. The notice is visible until the application starts. */
export function withPause(html: string, seconds: number): string {
  const notice = [
    '<div role="status" style="padding:3rem 1rem;text-align:center">',
    '<h1>One moment, please</h1>',
    `<p>We cannot show this page right now. Nothing was lost. Please open it again in ${seconds} seconds.</p></div>`,
  ].join('');
  return withoutListing(html).replace(slot, slot.replace('></div>', `>${notice}</div>`));
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeUTF8(content)}" data-shared>`;
}
