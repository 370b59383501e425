import { staffListQuestions, staffReadQuestion } from '@aw/contracts/questions/staff';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';
import type { ListState } from './list-state';

const rowsAtATime = 40;

/** The rows of the questions, page by page, those that wait first. */
export function questionsQuery(api: StaffApi, { status, q }: Pick<ListState, 'status' | 'q'>) {
  return infiniteQueryOptions({
    queryKey: ['questions', { status, q }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(staffListQuestions, {
        query: { status, q: q || undefined, limit: rowsAtATime, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One question with its log. */
export function questionQuery(api: StaffApi, id: number) {
  return queryOptions({
    queryKey: ['question', id],
    queryFn: ({ signal }) => api.call(staffReadQuestion, { params: { id }, signal }),
  });
}
