import { escapeUTF8 } from 'entities';
import Mustache from 'mustache';
import type { Templates } from './built-pages';

/** A node of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** What a page of the library shows before any script runs. */
export type SharedPage = {
  title: string;
  description: string;
  path: string;
  things: Thing[];
  /** Whoever has the address may see it, and search engines are asked to leave it out. */
  isUnlisted?: boolean;
  /** The name of a template that the build wrote, and what it is filled with. */
  content?: { template: string; view: Record<string, unknown> };
};

export type SiteName = { siteName: string; origin: string };

const titleTag = /<title>[\s\S]*?<\/title>/;
const slot = '<div id="served-page" class="peer"></div>';

/** The page that the application starts from, with what it will show: head, data for search engines, and content. */
export function withPage(html: string, page: SharedPage, site: SiteName, templates: Templates): string {
  const template = page.content && templates[page.content.template];
  const own = withHead(html, page, site);
  const filled = page.isUnlisted ? withoutListing(own) : own;
  return page.content && template !== undefined ? withContent(filled, template, page.content.view) : filled;
}

/** A page with what a template makes of `view` in the place that the page has for it. */
export function withContent(html: string, template: string, view: Record<string, unknown>): string {
  // Mustache escapes every value, and looks into none for tags of its own.
  const content = Mustache.render(template, view);
  return html.replace(slot, () => slot.replace('></div>', () => `>${content}</div>`));
}

/** A page that asks for a picture before all else: it is what people see the most of as the page opens. */
export function withPreload(html: string, picture: string): string {
  const link = `<link rel="preload" as="image" href="${escapeUTF8(picture)}" fetchpriority="high">`;
  return html.replace(titleTag, (title) => `${link}${title}`);
}

/** The head of a page; the application takes the marked tags away when it leaves the page. */
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
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page.things.map(dataTag),
  ];
  // A function, because "$" in a text must stay one.
  return html.replace(titleTag, () => tags.join(''));
}

/** Data, which no browser runs; without "<" nothing in it can end it. */
function dataTag(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" data-shared>${json}</script>`;
}

/** The same page for search engines to leave out. */
export function withoutListing(html: string): string {
  return html.replace(titleTag, (title) => `${title}${meta('name', 'robots', 'noindex')}`);
}

/** The same page while it cannot be filled: it says so where nothing else can be shown, and the application starts from it. */
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
