import { describe, expect, it } from 'vitest';
import { article, sharePicture } from '~/features/content/blog/article';
import { webSite } from '~/features/content/home/web-site';
import { checkThing } from '../../scripts/check-things';
import { pageMeta, type Thing, unlistedPageMeta } from './page-title';
import { breadcrumbs, faqPage, organization, service } from './structured-data';

const post = {
  id: 'subjects-we-cover',
  title: 'Subjects We Cover',
  excerpt: 'From accounting to zoology.',
  author: 'Editorial Team',
  date: '2025-01-15',
  category: 'Study Tips' as const,
  tags: ['subjects', 'writing'],
};
const things: Thing[] = [
  organization(),
  webSite(),
  breadcrumbs([
    { name: 'Blog', path: '/blog' },
    { name: 'Subjects We Cover', path: '/blog/subjects-we-cover' },
  ]),
  faqPage([{ question: 'How?', answer: 'So.' }]),
  article(post),
  service({ name: 'Editing', description: 'We edit.', path: '/services' }),
];

describe('structured data', () => {
  it('[X14] have the required fields of each type, with absolute URLs', () => {
    for (const thing of things) {
      const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
      expect(checkThing(text), thing['@type']).toEqual([]);
    }
  });

  it('[X14] are refused when a required field is missing at any depth', () => {
    const problems = (thing: object) =>
      checkThing(JSON.stringify({ '@context': 'https://schema.org', ...thing }));
    expect(problems({ ...article(post), datePublished: undefined })).toContain(
      'Article has no datePublished',
    );
    expect(problems({ ...article(post), datePublished: 'soon' })).toEqual([
      'Article has no date in datePublished',
    ]);
    expect(problems({ ...article(post), url: '/blog' })).toEqual([
      'Article has an address that is not absolute: url',
    ]);
    expect(problems(faqPage([]))).toEqual(['FAQPage has no mainEntity']);
    expect(problems(faqPage([{ question: 'How?', answer: '' }]))).toEqual(['Answer has no text']);
    const [first] = [breadcrumbs([]).itemListElement].flat();
    expect(problems({ '@type': 'BreadcrumbList', itemListElement: [first, first] })).toEqual([
      'BreadcrumbList does not count from 1',
    ]);
    expect(checkThing('{')).toEqual(['its data is not JSON']);
    expect(checkThing('{"@type":"Thing","name":"x"}')).toEqual(['its data has no @context of schema.org']);
  });

  it('[X14] declare the search of the whole site at /search?q=', () => {
    expect(JSON.stringify(webSite())).toContain('/search?q={search_term_string}');
  });
});

describe('the meta tags of a page', () => {
  const find = (meta: ReturnType<typeof pageMeta>, key: string, value: string) =>
    meta.find((tag) => (tag as Record<string, unknown>)[key] === value);

  it('[X14] include a canonical link, sharing tags and structured data if the page is public', () => {
    const meta = pageMeta('Blog', 'Articles.', { path: '/blog', things: [organization()] });
    expect(find(meta, 'rel', 'canonical')).toMatchObject({
      href: expect.stringMatching(/^https?:\/\/[^/]+\/blog$/),
    });
    expect(find(meta, 'property', 'og:image')).toMatchObject({
      content: expect.stringMatching(/\/share\.png$/),
    });
    expect(find(meta, 'property', 'og:type')).toMatchObject({ content: 'website' });
    expect(JSON.stringify(meta)).toContain('"script:ld+json":{"@context":"https://schema.org"');
    expect(find(meta, 'name', 'robots')).toBeUndefined();
  });

  it('[X14] include the date and the image of an article', () => {
    const shared = { path: '/blog/x', published: post.date, image: sharePicture('x') };
    const meta = pageMeta('X', 'Y', shared);
    expect(find(meta, 'property', 'og:type')).toMatchObject({ content: 'article' });
    expect(find(meta, 'property', 'article:published_time')).toMatchObject({ content: '2025-01-15' });
    expect(find(meta, 'property', 'og:image')).toMatchObject({
      content: expect.stringMatching(/\/share\/x\.png$/),
    });
  });

  it('[X14] exclude a private page from search engines', () => {
    const meta = unlistedPageMeta('Settings');
    expect(find(meta, 'name', 'robots')).toMatchObject({ content: 'noindex' });
    expect(find(meta, 'rel', 'canonical')).toBeUndefined();
  });
});
