import { ApiError } from '@aw/contracts/api-error';
import { type Suggestion, suggest } from '@aw/contracts/search/public';
import type { SuggestionGroup } from '@aw/ui/patterns/suggestion-list';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';

/** Suggestions for the typed words, or only courses. Typing on cancels the call. */
export function suggestionsQuery(words: string, kind?: 'course') {
  return queryOptions({
    queryKey: ['search', 'suggestions', words, kind],
    queryFn: ({ signal }) => api.call(suggest, { query: { q: words, kind }, signal }),
    // Another try would arrive when other words are typed.
    retry: false,
    gcTime: 60_000,
  });
}

const groups: {
  kind: Suggestion['kind'];
  title: string;
  pathOf: (id: number) => string;
}[] = [
  { kind: 'course', title: 'Courses', pathOf: paths.course },
  { kind: 'document', title: 'Documents', pathOf: paths.document },
  { kind: 'school', title: 'Schools', pathOf: (id) => paths.schoolCourses(id) },
  { kind: 'question', title: 'Questions', pathOf: paths.question },
];

/** Returns the suggestions in groups with the addresses of their pages. Groups without suggestions are left out. */
export function groupSuggestions(suggestions: Suggestion[]): SuggestionGroup[] {
  return groups
    .map(({ kind, title, pathOf }) => ({
      title,
      pages: suggestions
        .filter((suggestion) => suggestion.kind === kind)
        .map(({ id, title, detail }) => ({
          key: `${kind}-${id}`,
          title,
          detail,
          to: pathOf(id),
        })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Returns a sentence about suggestions that did not load. */
export function suggestionsProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 0 && !navigator.onLine)
    return 'You are offline. Suggestions come back with your connection.';
  if (error instanceof ApiError && error.status === 429)
    return 'Suggestions pause for a moment. You can still search.';
  return 'Suggestions did not load. You can still search.';
}
