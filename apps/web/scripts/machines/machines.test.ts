import { describe, expect, it } from 'vitest';
import { blogFeed, type FeedPost } from './feed';
import { gpcJson } from './gpc';
import { robotsTxt } from './robots';
import { sitemapXml } from './sitemap';
import { webManifest } from './web-manifest';

const origin = 'https://site.example';
const post: FeedPost = {
  id: 'subjects-we-cover',
  title: 'Tips & <tricks>',
  excerpt: 'What "APA" asks for.',
  category: 'Study Tips',
  author: 'Editorial Team',
  date: '2025-01-15',
};

describe('files for crawlers, feed readers and phones', () => {
  it('[X14] the sitemap lists every page by its full address, with the day of its last change if it is known', () => {
    const map = sitemapXml(origin, ['/blog', '/', '/a&b'], { '/blog': '2025-01-15' });
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://site.example/',
      'https://site.example/a&amp;b',
      'https://site.example/blog',
    ]);
    expect(map).toContain('<loc>https://site.example/blog</loc><lastmod>2025-01-15</lastmod>');
    expect(map.match(/<lastmod>/g)).toHaveLength(1);
    expect(map).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
    );
  });

  it('[L4] gpc.json says that the privacy signal is honoured, with the date of the privacy policy', () => {
    const policies = [
      { id: 'terms', lastUpdated: '2025-01-01' },
      { id: 'privacy', lastUpdated: '2025-07-14' },
    ];
    expect(JSON.parse(gpcJson(policies))).toEqual({ gpc: true, lastUpdate: '2025-07-14' });
    const changed = policies.map((policy) => ({ ...policy, lastChanged: '2026-09-01' }));
    expect(JSON.parse(gpcJson(changed))).toEqual({ gpc: true, lastUpdate: '2026-09-01' });
    expect(() => gpcJson([])).toThrow('no privacy policy');
  });

  it('[X14] robots.txt disallows private pages, allows all others, and names the sitemap', () => {
    const lines = robotsTxt(origin).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/admin', '/api/', '/orders', '/profile', '/settings'])
      expect(lines).toContain(`Disallow: ${path}`);
    const disallowed = lines.filter((line) => line.startsWith('Disallow')).map((line) => line.slice(10));
    for (const path of [
      '/',
      '/documents/1',
      '/blog',
      '/press',
      '/payment',
      '/schools',
      '/search',
      '/privacy',
      '/assets/a.js',
    ])
      expect(
        disallowed.filter((prefix) => path.startsWith(prefix)),
        path,
      ).toEqual([]);
    expect(lines[1]).toBe('Allow: /api/documents/*/share-picture$');
    expect(lines).toContain('Sitemap: https://site.example/sitemap.xml');
  });

  it('[X14] the feed is RSS 2.0 with full addresses, dates in the format of emails, and escaped texts', () => {
    const feed = blogFeed(origin, 'Academic Workshop', [post]);
    expect(feed).toContain('<rss version="2.0"');
    expect(feed).toContain('href="https://site.example/blog/rss.xml" rel="self"');
    expect(feed).toContain('<title>Tips &amp; &lt;tricks&gt;</title>');
    expect(feed).toContain('<link>https://site.example/blog/subjects-we-cover</link>');
    expect(feed).toContain('<guid isPermaLink="true">https://site.example/blog/subjects-we-cover</guid>');
    expect(feed).toContain('<pubDate>Wed, 15 Jan 2025 00:00:00 GMT</pubDate>');
    expect(feed).toContain('What &quot;APA&quot; asks for.');
    expect(blogFeed(origin, 'Academic Workshop', [])).not.toContain('lastBuildDate');
  });

  it('[X14] the manifest names the site and its icons, including a maskable one', () => {
    const manifest = JSON.parse(
      webManifest({
        siteName: 'Academic Workshop',
        shortName: 'Workshop',
        description: 'd',
        ground: '#ffffff',
      }),
    );
    expect(manifest).toMatchObject({ name: 'Academic Workshop', short_name: 'Workshop', start_url: '/' });
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual([
      'any',
      'any',
      'maskable',
    ]);
  });
});
