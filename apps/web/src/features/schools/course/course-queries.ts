import { ApiError } from '@aw/contracts/api-error';
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

const notYet = 'The site is being updated. Please try again in a few minutes.';

/** Questions about a course, newest first, page by page. */
export function courseQuestionsQuery(courseId: number) {
  return infiniteQueryOptions({
    queryKey: [...questionsKey, 'course', courseId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { courseId, limit: cardsPerPage, cursor: pageParam };
      const page = await api.page(listQuestions, { query, signal });
      // A server of the previous release answers with the questions of all courses.
      if (page.items.some((question) => question.courseId !== courseId)) throw new ApiError(503, notYet);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}
