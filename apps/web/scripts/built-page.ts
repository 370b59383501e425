import { decodeHTML } from 'entities';

/** A built page with the data in its head. */
export type BuiltPage = {
  /** Path on the site, such as "/blog". */
  path: string;
  html: string;
  titles: string[];
  description: string | undefined;
  canonical: string | undefined;
  /** False if the page asks search engines to leave it out. */
  isListed: boolean;
  /** Contents of the `og:` tags, keyed by name. */
  shared: Record<string, string>;
  headings: string[];
  /** Texts of the structured data (JSON-LD) for search engines. */
  things: string[];
};

/** Parses a built page; `name` is its file, such as "blog/index.html". */
export function readPage(name: string, html: string): BuiltPage {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const named = (key: string, value: string) => tags.find((tag) => tag[key] === value);
  return {
    path: `/${name.replace(/\/?index\.html$/, '')}`,
    html,
    titles: matches(html, /<title>([\s\S]*?)<\/title>/g).map(decodeHTML),
    description: named('name', 'description')?.content,
    canonical: named('rel', 'canonical')?.href,
    isListed: !named('name', 'robots')?.content?.includes('noindex'),
    shared: Object.fromEntries(
      tags.flatMap(({ property, content = '' }) =>
        property?.startsWith('og:') ? [[property, content]] : [],
      ),
    ),
    headings: matches(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g),
    things: matches(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  };
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/\b([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeHTML(value),
    ]),
  );
}
