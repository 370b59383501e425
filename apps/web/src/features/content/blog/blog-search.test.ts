import { describe, expect, it } from 'vitest';
import { categoryOptions, findPosts, formatBlogSearch, parseBlogSearch, resultLine } from './blog-search';
import { type BlogPost, popularTags, posts, relatedPosts } from './posts';

const parse = (query: string) => parseBlogSearch(new URLSearchParams(query));
const idsFound = (query: string, all: readonly BlogPost[]) =>
  findPosts(all, parse(query)).map(({ id }) => id);

const sample = (id: string, part: Partial<BlogPost>): BlogPost => ({
  id,
  title: 'A title',
  excerpt: 'An excerpt.',
  category: 'Study Tips',
  author: 'The editors',
  date: '2025-05-01',
  tags: ['one'],
  isFeatured: false,
  wordCount: 700,
  readMinutes: 3,
  ...part,
});
const samples = [
  sample('by-title', { title: 'Reading Proofs' }),
  sample('by-excerpt', { excerpt: 'On proofreading.', category: 'Essay Writing' }),
  sample('by-tag', { tags: ['galley proof', 'print'] }),
  sample('other', { tags: ['print', 'one'] }),
];

describe('the search of the blog', () => {
  it('[X7] the blog search finds words in title, excerpt and tags, in any case and within other words', () => {
    expect(idsFound('q=PROOF', samples)).toEqual(['by-title', 'by-excerpt', 'by-tag']);
    expect(idsFound('q=nothing', samples)).toEqual([]);
    expect(idsFound('', samples)).toHaveLength(samples.length);
  });

  it('[X7] the blog search finds only articles of the chosen category', () => {
    expect(idsFound('q=proof&category=Study+Tips', samples)).toEqual(['by-title', 'by-tag']);
    expect(idsFound('category=Essay+Writing', samples)).toEqual(['by-excerpt']);
  });

  it('[X7] the category select offers all categories and each of the seven', () => {
    expect(categoryOptions.map(({ label }) => label)).toEqual([
      'All Categories',
      'Academic Writing',
      'Statistics Help',
      'Dissertation Help',
      'Essay Writing',
      'Research Methods',
      'Study Tips',
      'Business Writing',
    ]);
  });

  it('[X7] the address contains the search, without empty or unknown values', () => {
    const search = parse('q=+thesis+&category=Dissertation+Help');
    expect(search).toEqual({ q: 'thesis', category: 'Dissertation Help' });
    expect(formatBlogSearch(search).toString()).toBe('q=thesis&category=Dissertation+Help');
    expect(formatBlogSearch(parse('category=Alchemy')).toString()).toBe('');
  });

  it('[X7] the result line says how many articles were found', () => {
    expect(resultLine(parse(''), 6)).toBe('Showing 6 articles');
    expect(resultLine(parse('q=tax&category=Study+Tips'), 1)).toBe(
      'Found 1 article matching "tax" in Study Tips',
    );
    expect(resultLine(parse('q=zzz'), 0)).toBe('Found no articles matching "zzz"');
  });
});

describe('tags and related articles', () => {
  it('[X7] the most frequent tags come first, and each finds an article', () => {
    expect(popularTags(2, samples)).toEqual(['one', 'print']);
    const tags = popularTags(8);
    expect(tags).toHaveLength(8);
    for (const tag of tags) expect(findPosts(posts, { q: tag, category: '' }), tag).not.toEqual([]);
  });

  it('[X7] up to two other articles of the same category are related', () => {
    const [first] = samples;
    if (!first) throw new Error('There is no sample.');
    expect(relatedPosts(first, samples).map(({ id }) => id)).toEqual(['by-tag', 'other']);
    const many = [...samples, sample('fifth', {})];
    expect(relatedPosts(first, many)).toHaveLength(2);
  });
});
