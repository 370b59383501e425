import { escapeUTF8 } from 'entities';

export type FeedPost = {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  date: string;
};

/** Returns the blog as RSS 2.0, in the order of `posts`, newest first. */
export function blogFeed(origin: string, siteName: string, posts: readonly FeedPost[]): string {
  const newest = posts[0]?.date;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeUTF8(`${siteName} Blog`)}</title>`,
    `<link>${escapeUTF8(`${origin}/blog`)}</link>`,
    `<atom:link href="${escapeUTF8(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    '<description>Articles on academic writing, research and study.</description>',
    '<language>en</language>',
    ...(newest ? [`<lastBuildDate>${feedDate(newest)}</lastBuildDate>`] : []),
    ...posts.map((post) => item(origin, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(origin: string, post: FeedPost): string {
  const address = escapeUTF8(`${origin}/blog/${post.id}`);
  return [
    '<item>',
    `<title>${escapeUTF8(post.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${feedDate(post.date)}</pubDate>`,
    `<dc:creator>${escapeUTF8(post.author)}</dc:creator>`,
    `<category>${escapeUTF8(post.category)}</category>`,
    `<description>${escapeUTF8(post.excerpt)}</description>`,
    '</item>',
  ].join('');
}

function feedDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
