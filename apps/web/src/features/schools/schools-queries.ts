import { listSchoolCourses, listSchools } from '@aw/contracts/schools/public';
import { searchedPage } from '@aw/contracts/search/search-outcome';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { cardsPerPage } from '~/lib/list-state';
import { schoolKeys } from '~/schools/school-keys';
import type { SchoolsSearch } from './schools-search';

/** Query of the schools on a tab that match a search, ordered by name, page by page. */
export function schoolsQuery({ q, tab }: SchoolsSearch) {
  return infiniteQueryOptions({
    queryKey: [...schoolKeys.schools, 'list', q, tab],
    queryFn: ({ pageParam, signal }) =>
      searchedPage(api, listSchools, {
        query: { q, type: tab === 'all' ? undefined : tab, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Query of a school's courses, ordered by code, page by page. An empty search returns all. */
export function coursesQuery(schoolId: number, q: string) {
  return infiniteQueryOptions({
    queryKey: [...schoolKeys.courses(schoolId), 'list', q],
    queryFn: ({ pageParam, signal }) =>
      searchedPage(api, listSchoolCourses, {
        params: { id: schoolId },
        query: { q, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
