import { describe, expect, it } from 'vitest';
import { readPage } from './built-page';
import { checkHead, sharedTitles } from './check-heads';

const origin = 'https://site.example';
const thing =
  '{"@context":"https://schema.org","@type":"Organization","name":"A","url":"https://site.example/","logo":"https://site.example/i.png"}';
const head = [
  '<title>Blog &amp; news · Academic Workshop</title>',
  '<meta name="description" content="Articles on academic writing, research and study, in plain words."/>',
  '<link rel="canonical" href="https://site.example/blog"/>',
  '<meta property="og:title" content="Blog"/>',
  '<meta property="og:description" content="Articles"/>',
  '<meta property="og:url" content="https://site.example/blog"/>',
  '<meta property="og:site_name" content="Academic Workshop"/>',
  '<meta property="og:type" content="website"/>',
  '<meta property="og:image" content="https://site.example/share.png"/>',
  `<script type="application/ld+json">${thing}</script>`,
].join('');
const page = (html: string) => readPage('blog/index.html', `${html}<h1 class="x">Blog</h1>`);
const problemsOf = (html: string) => checkHead(page(html), origin).join('; ');

describe('the head of a built page', () => {
  it('[X14] readPage returns the path, titles, canonical address and headings of a built page', () => {
    expect(page(head)).toMatchObject({
      path: '/blog',
      titles: ['Blog & news · Academic Workshop'],
      canonical: 'https://site.example/blog',
      isListed: true,
      headings: ['Blog'],
      things: [thing],
    });
    expect(readPage('index.html', '').path).toBe('/');
  });

  it('[X14] a page with title, description, canonical address, sharing tags, data and one h1 passes', () => {
    expect(problemsOf(head)).toBe('');
  });

  it.each([
    ['title', 'not exactly one title'],
    ['meta name="description"', 'description of 0 characters'],
    ['link rel="canonical"', 'no canonical link to https://site.example/blog'],
    ['meta property="og:image"', 'no og:image'],
    ['meta property="og:title"', 'no og:title'],
  ])('[X14] a listed page without its %s is refused', (tag, problem) => {
    expect(problemsOf(head.replace(`<${tag}`, '<x-none'))).toContain(problem);
  });

  it('[X14] a page with another page’s canonical address, a description that is too long, or two h1 is refused', () => {
    expect(problemsOf(head.replace('example/blog"/>', 'example/press"/>'))).toContain('no canonical link');
    expect(problemsOf(head.replace('in plain words', 'in plain words'.repeat(10)))).toContain(
      'description of',
    );
    expect(problemsOf(`${head}<h1>Again</h1>`)).toContain('has 2 h1');
    expect(problemsOf(head.replace('"name":"A",', ''))).toContain('Organization has no name');
  });

  it('[X14] an unlisted page needs only a title', () => {
    const unlisted = '<title>Settings</title><meta name="robots" content="noindex"/>';
    expect(problemsOf(unlisted)).toBe('');
    expect(problemsOf(unlisted.replace('title>', 'b>'))).toContain('title');
  });

  it('[X14] two listed pages must not have the same title', () => {
    expect(sharedTitles([page(head), page(head)])).toEqual(['Blog & news · Academic Workshop']);
    expect(sharedTitles([page(head)])).toEqual([]);
  });
});
