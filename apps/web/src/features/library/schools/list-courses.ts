import { listSchoolCourses } from '@aw/contracts/schools/public';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { cardsPerPage, libraryKeys } from '../library-keys';

/** A school's courses by code, page after page; a blank search gives all. */
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

const offeredAtOnce = 20;

/** The courses of a school that a type-ahead offers for what was typed. */
export function courseOptionsQuery(schoolId: number, q: string) {
  return queryOptions({
    queryKey: [...libraryKeys.courses(schoolId), 'options', q],
    queryFn: ({ signal }) =>
      api.call(listSchoolCourses, { params: { id: schoolId }, query: { q, limit: offeredAtOnce }, signal }),
    placeholderData: keepPreviousData,
  });
}
