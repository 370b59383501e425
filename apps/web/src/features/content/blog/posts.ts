import posts from '@aw/content/blog';

export { posts };

/** An article without its body. */
export type BlogPost = (typeof posts)[number];

const maxRelated = 2;

/** Returns the article with this id, or undefined. */
export function postOf(id: string | undefined): BlogPost | undefined {
  return posts.find((post) => post.id === id);
}

/** Returns up to two other articles of the same category, in the order of `all`, newest first. */
export function relatedPosts(post: BlogPost, all: readonly BlogPost[] = posts): BlogPost[] {
  return all.filter(({ id, category }) => id !== post.id && category === post.category).slice(0, maxRelated);
}

/** Returns the tags that most articles have; among equals, those of newer articles come first. */
export function popularTags(count: number, all: readonly BlogPost[] = posts): string[] {
  const uses = new Map<string, number>();
  for (const tag of all.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([tag]) => tag);
}
