import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sources } from './collections';
import { readClaims, readCollection } from './compile/read-source';
import { blogCategories, type Post } from './schemas/blog';
import type { Written } from './schemas/text';

const files = fileURLToPath(new URL('../files/', import.meta.url));
const source = sources.blog;
if (source?.kind !== 'collection') throw new Error('The articles are no collection.');
const articles = readCollection(files, 'blog', source, readClaims(files)).map(({ compiled }) => compiled);
const posts = articles.map(({ entry }) => entry as Post & Written);

describe('the articles', () => {
  it('[X7] the six articles of the specification are there', () => {
    expect(posts.map(({ id }) => id).sort()).toEqual([
      'assignment-writing-services',
      'confidentiality-authenticity',
      'free-draft-samples',
      'pricing-payment-options',
      'subjects-we-cover',
      'thesis-writing-service-uae',
    ]);
    expect(posts.filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
    expect(blogCategories).toHaveLength(7);
  });

  it.each(posts)('[X7] the article $id has 600 to 1,200 words and headings', ({ id, wordCount }) => {
    expect(wordCount).toBeGreaterThanOrEqual(600);
    expect(wordCount).toBeLessThanOrEqual(1200);
    const body = articles.find(({ entry }) => entry.id === id)?.body;
    const levels = (body?.headings ?? []).map(({ level }) => level);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(4);
    // The page already has the only h1, and no heading level is skipped below it.
    expect(levels.every((level, at) => level > 1 && level - (levels[at - 1] ?? 2) <= 1)).toBe(true);
  });

  it('[X7] articles are listed newest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
