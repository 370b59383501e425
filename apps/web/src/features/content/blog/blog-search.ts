import { formatAny } from '@aw/ui/primitives/format-count';
import type { BlogPost } from './posts';

type BlogCategory = BlogPost['category'];

/* In the order of the select. A record, so that the compiler reports a missing category. */
const categories: Record<BlogCategory, true> = {
  'Academic Writing': true,
  'Statistics Help': true,
  'Dissertation Help': true,
  'Essay Writing': true,
  'Research Methods': true,
  'Study Tips': true,
  'Business Writing': true,
};
const blogCategories = Object.keys(categories) as BlogCategory[];

/** The search in the address of /blog. An empty category means all of them. */
export type BlogSearch = { q: string; category: BlogCategory | '' };

/** The choices of the category select, in their order. */
export const categoryOptions: { value: BlogSearch['category']; label: string }[] = [
  { value: '', label: 'All Categories' },
  ...blogCategories.map((category) => ({ value: category, label: category })),
];

/** Reads the search from the address; an unknown category counts as none. */
export function parseBlogSearch(params: URLSearchParams): BlogSearch {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    category: categoryOf(params.get('category')),
  };
}

/** Returns the address parameters of a search, without the parts that are empty. */
export function formatBlogSearch({ q, category }: BlogSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category) params.set('category', category);
  return params;
}

/** Returns the category with this name, or '' if there is none. */
export function categoryOf(name: string | null): BlogSearch['category'] {
  return blogCategories.find((category) => category === name) ?? '';
}

/** Returns true if there are search words or a chosen category. */
export function isSearching({ q, category }: BlogSearch): boolean {
  return q !== '' || category !== '';
}

/** Returns the articles of a category that contain the words in their title, excerpt or tags, in any case. */
export function findPosts(posts: readonly BlogPost[], { q, category }: BlogSearch): BlogPost[] {
  const words = q.toLowerCase();
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(words)),
  );
}

/** Returns 'Showing 6 articles', 'Found 1 article matching "tax" in Study Tips', or 'Found no articles …'. */
export function resultLine(search: BlogSearch, count: number): string {
  const articles = formatAny(count, 'article') ?? 'no articles';
  if (!isSearching(search)) return `Showing ${articles}`;
  const matching = search.q && ` matching "${search.q}"`;
  return `Found ${articles}${matching}${search.category && ` in ${search.category}`}`;
}
