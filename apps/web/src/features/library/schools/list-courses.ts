import { listSchoolCourses } from '@aw/contracts/schools/public';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { cardsPerPage, libraryKeys } from '../library-keys';

/** Query of a school's courses, ordered by code, page by page. An empty search returns all. */
export function coursesQuery(schoolId: number, q: string) {
  return infiniteQueryOptions({
    queryKey: [...libraryKeys.courses(schoolId), 'list', q],
    queryFn: ({ pageParam, signal }) =>
      api.page(listSchoolCourses, {
        params: { id: schoolId },
        query: { q, limit: cardsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
