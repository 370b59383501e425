import { listSchoolCourses, listSchools } from '@aw/contracts/schools/public';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from './school-keys';

const offeredAtOnce = 20;

/** The schools that a type-ahead offers for what was typed, fullest shelves first. */
export function schoolOptionsQuery(q: string) {
  return queryOptions({
    queryKey: [...schoolKeys.schools, 'options', q],
    queryFn: ({ signal }) =>
      api.call(listSchools, { query: { q, sort: 'documents', limit: offeredAtOnce }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The courses of a school that a type-ahead offers for what was typed. */
export function courseOptionsQuery(schoolId: number, q: string) {
  return queryOptions({
    queryKey: [...schoolKeys.courses(schoolId), 'options', q],
    queryFn: ({ signal }) =>
      api.call(listSchoolCourses, { params: { id: schoolId }, query: { q, limit: offeredAtOnce }, signal }),
    placeholderData: keepPreviousData,
  });
}
