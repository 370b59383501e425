import { type DocumentSort, listDocuments } from '@aw/contracts/documents/public';
import { listQuestions } from '@aw/contracts/questions/public';
import { getCoursePage } from '@aw/contracts/schools/course-page';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { questionsKey } from '~/lib/latest-questions';
import { cardsPerPage } from '~/lib/list-state';
import { schoolKeys } from '~/schools/school-keys';

/** One course with its school, followers and quizzes. An unknown id fails with the code `courses.not_found`. */
export function coursePageQuery(id: number) {
  return queryOptions({
    queryKey: schoolKeys.course(id),
    queryFn: ({ signal }) => api.call(getCoursePage, { params: { id }, signal }),
  });
}

/** Documents of a course, page by page. */
export function courseDocumentsQuery(courseId: number, sort: DocumentSort) {
  return infiniteQueryOptions({
    queryKey: [...documentKeys.documents, 'course', courseId, sort],
    queryFn: ({ pageParam, signal }) =>
      api.page(listDocuments, { query: { courseId, sort, limit: cardsPerPage, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Questions about a course, newest first, page by page. */
export function courseQuestionsQuery(courseId: number) {
  return infiniteQueryOptions({
    queryKey: [...questionsKey, 'course', courseId],
    queryFn: ({ pageParam, signal }) =>
      api.page(listQuestions, { query: { courseId, limit: cardsPerPage, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}
