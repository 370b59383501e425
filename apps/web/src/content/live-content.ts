import type { Body, Written } from '@aw/content/schemas/text';
import type * as texts from '@aw/contracts/content/public';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { useHydrated } from '~/lib/use-hydrated';

const listTextVersions = call<typeof texts.listTextVersions>('GET', '/api/texts');
const readText = call<typeof texts.readText>('GET', '/api/texts/:id');

/** Latest versions of texts that staff have changed since the build. Stale after half a minute. */
const versionsQuery = queryOptions({
  queryKey: ['texts'],
  queryFn: ({ signal }) => api.call(listTextVersions, { signal }),
  staleTime: 30_000,
});

/** One version of a text. A version never changes. */
const textQuery = (id: number) =>
  queryOptions({
    queryKey: ['texts', id],
    queryFn: ({ signal }) => api.call(readText, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the latest published version of a text, or the built one while that is loading or if nothing was changed. */
export function useLiveText<T>(name: string, built: T): T {
  const isHydrated = useHydrated();
  const { data: versions } = useQuery(versionsQuery);
  const id = versions?.[name];
  const { data } = useQuery({ ...textQuery(id ?? 0), enabled: id !== undefined });
  // The server validated it with the schema of this text.
  return isHydrated && id !== undefined && data ? (data.content as T) : built;
}

type ChangedArticle<T> = { entry: T & Written; body: Body };

type Changed<T> = {
  articles: ReadonlyMap<string, ChangedArticle<T>>;
  /** False until all changed articles are loaded, or loading has failed. */
  isSettled: boolean;
};

/** Returns the articles of a collection that staff have changed or added since the build, and whether loading has finished. */
export function useChangedArticles<T>(collection: string): Changed<T> {
  const isHydrated = useHydrated();
  const { data: versions, isPending } = useQuery(versionsQuery);
  const ids = Object.entries(versions ?? {})
    .filter(([name]) => name.startsWith(`${collection}/`))
    .map(([, id]) => id);
  const answers = useQueries({ queries: ids.map(textQuery) });
  if (!isHydrated) return { articles: new Map(), isSettled: false };
  const articles = answers.flatMap(({ data }) => {
    if (!data) return [];
    const article = data.content as ChangedArticle<T>;
    return [[article.entry.id, article] as const];
  });
  return {
    articles: new Map(articles),
    isSettled: !isPending && answers.every((answer) => !answer.isPending),
  };
}

/** Merges built articles with changed and added ones, sorted by `compare`. */
export function withChanges<T>(
  built: readonly (T & Written)[],
  { articles }: Changed<T>,
  compare: (a: T & Written, b: T & Written) => number,
): readonly (T & Written)[] {
  if (articles.size === 0) return built;
  const unchanged = built.filter(({ id }) => !articles.has(id));
  return [...unchanged, ...[...articles.values()].map(({ entry }) => entry)].sort(compare);
}

/** Returns the changed and added articles of a collection, keyed by id. */
export function useLiveArticles<T>(collection: string): Changed<T>['articles'] {
  return useChangedArticles<T>(collection).articles;
}

/** Returns built articles merged with changed and added ones, sorted by `compare`. */
export function useLiveList<T>(
  collection: string,
  built: readonly (T & Written)[],
  compare: (a: T & Written, b: T & Written) => number,
): readonly (T & Written)[] {
  return withChanges(built, useChangedArticles<T>(collection), compare);
}
