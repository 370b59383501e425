import { listSchoolCourses, listSchools } from '@aw/contracts/schools/public';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from './school-keys';

const maxOptions = 20;

/** Schools that match the typed text, those with the most documents first. */
export function schoolOptionsQuery(q: string) {
  return queryOptions({
    queryKey: [...schoolKeys.schools, 'options', q],
    queryFn: ({ signal }) =>
      api.call(listSchools, { query: { q, sort: 'documents', limit: maxOptions }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Courses of a school that match the typed text. */
export function courseOptionsQuery(schoolId: number, q: string) {
  return queryOptions({
    queryKey: [...schoolKeys.courses(schoolId), 'options', q],
    queryFn: ({ signal }) =>
      api.call(listSchoolCourses, { params: { id: schoolId }, query: { q, limit: maxOptions }, signal }),
    placeholderData: keepPreviousData,
  });
}
