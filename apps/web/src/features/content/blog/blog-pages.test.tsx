import { text } from 'node:stream/consumers';
import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { meta as listMeta } from '~/routes/blog';
import BlogPostRoute, { meta } from '~/routes/blog-post';
import { BlogResults } from './blog-results';
import { parseBlogSearch } from './blog-search';
import { PostMissing } from './post-route';
import { posts } from './posts';

/** Returns the HTML of a page as the build writes it, which waits for everything that loads lazily. */
async function htmlOf(page: ReactNode, { path = '*', address = '/blog' } = {}): Promise<string> {
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] });
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
    // As at build time: no part of the page is streamed after the rest.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

const results = (query: string) =>
  htmlOf(<BlogResults search={parseBlogSearch(new URLSearchParams(query))} onClear={() => {}} />);
const post = (id: string) => htmlOf(<BlogPostRoute />, { path: '/blog/:id', address: `/blog/${id}` });
const ids = (html: string) => [...html.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, id]) => id);

describe('the list of articles', () => {
  it('[X7] the blog shows the two featured articles and the latest ones, each once', async () => {
    const html = await results('');
    const [featured = '', latest = ''] = html.split('Latest articles');
    expect(featured).toContain('Featured articles');
    expect(ids(featured)).toHaveLength(2);
    expect(ids(latest)).toHaveLength(4);
    expect(new Set(ids(html)).size).toBe(posts.length);
  });

  it('[X7] the blog shows at most three tags of an article', async () => {
    const lists = [...(await results('')).matchAll(/<ul aria-label="Tags".*?<\/ul>/gs)];
    expect(lists).toHaveLength(posts.length);
    for (const [list] of lists) expect(list.match(/<li/g)).toHaveLength(3);
  });

  it('[X7] the blog shows the results of a search with highlighted words', async () => {
    const html = await results('q=thesis');
    expect(ids(html)).toContain('thesis-writing-service-uae');
    expect(html).toContain('<mark>Thesis</mark>');
    expect(html).not.toContain('Featured articles');
  });

  it('[X7] a search of the blog that finds nothing says so and can be cleared', async () => {
    const html = await results('q=zzz');
    expect(html).toContain(
      'No articles found matching your search criteria. Try different keywords or categories.',
    );
    expect(html).toMatch(/<button[^>]*>Show all articles/);
  });
});

describe('an article', () => {
  it('[X7] an article has its head, text, tags, contact links and a related article', async () => {
    const html = await post('pricing-payment-options');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Academic Workshop editorial team');
    expect(html).toContain('May 27, 2025');
    expect(html).toContain('4 min read');
    expect(html).toContain('id="how-the-price-is-worked-out"');
    expect(html).toContain('href="#how-the-price-is-worked-out"');
    expect(html).toContain('href="/blog?q=refunds"');
    expect(html).toContain('href="/contact"');
    expect(html).toContain('Related articles');
    expect(ids(html)).toEqual(['assignment-writing-services']);
  });

  it('[X7] an unknown article is reported as not found, with a link back', async () => {
    const html = await htmlOf(<PostMissing />);
    expect(html).toContain('Post not found');
    expect(html).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.');
    expect(html).toContain('href="/blog"');
    expect(JSON.stringify(headOf('no-such-post'))).toContain('noindex');
  });

  it('[X14] an article has structured data and breadcrumbs for search engines', () => {
    const head = JSON.stringify(headOf('subjects-we-cover'));
    expect(head).toContain('"rel":"canonical"');
    expect(head).toContain('"@type":"Article"');
    expect(head).toContain('"@type":"BreadcrumbList"');
  });

  it('[X14] the list of articles links to its feed', () => {
    expect(listMeta()).toContainEqual(expect.objectContaining({ type: 'application/rss+xml' }));
  });
});

function headOf(id: string) {
  return meta({ params: { id } });
}
