import { subjects } from '@aw/contracts/documents/subjects';
import type { Letter } from '@aw/contracts/quizzes/attempts';
import { staffListQuizzes, staffReadQuiz } from '@aw/contracts/quizzes/authoring';
import { staffPreviewCorrection } from '@aw/contracts/quizzes/corrections';
import { type CorrectionKind, quizStatuses, type StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { queryOptions } from '@tanstack/react-query';
import { loadedOnOpening } from '../../api/query-client';
import {
  type ListAddress,
  listAddress,
  oneOf,
  rowNumber,
  type StateOf,
  words,
} from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

const path = '/admin/quizzes';
const pollMs = 4_000;

const filters = listAddress(path, {
  status: oneOf(quizStatuses),
  subject: oneOf(subjects),
  q: words,
  id: rowNumber,
});

export type QuizzesState = StateOf<typeof filters>;

/** Address of the quizzes: the filters. An open quiz has a page of its own. */
export const quizzesAddress: ListAddress<QuizzesState> = {
  read: (search) => ({ ...filters.read(search), id: undefined }),
  write: (state) => (state?.id === undefined ? filters.write(state) : quizAddress(state.id)),
};

/** Address of a quiz's page, or of one question on it. */
export function quizAddress(id: number, itemId?: number): string {
  return `${path}/${id}${itemId === undefined ? '' : `#${itemMark(itemId)}`}`;
}

/** Id of a question's element on the page, the same for all its versions. */
export function itemMark(itemId: number): string {
  return `item-${itemId}`;
}

/** Returns the item that a hash names, such as `#item-12`. */
export function markedItem(hash: string): number | undefined {
  const [, digits] = /^#item-([1-9]\d{0,14})$/.exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Address of the editor for a new question, or for the latest version of an item. */
export function editorAddress(id: number, itemId: number | 'new'): string {
  return `${path}/${id}/questions/${itemId}`;
}

/** Address of the page that imports questions. */
export function importAddress(id: number): string {
  return `${path}/${id}/import`;
}

/** Rows of the list, page by page, the latest changed first. */
export function quizzesQuery(api: StaffApi, { status, subject, q }: QuizzesState) {
  return listPages(['quizzes', { status, subject, q }], (page, signal) =>
    api.page(staffListQuizzes, { query: { status, subject, q: q || undefined, ...page }, signal }),
  );
}

/** One quiz with its questions. While attempts are regraded, it is read again every few seconds. */
export function quizQuery(api: StaffApi, id: number) {
  return queryOptions({
    queryKey: ['quiz', id],
    queryFn: ({ signal }) => api.call(staffReadQuiz, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isRegrading(state.data) ? pollMs : false),
  });
}

/** A correction that is being chosen, for a question in one version of a quiz. */
export type Correction = {
  quiz: Pick<StaffQuiz, 'id' | 'version'>;
  questionId: number;
  kind: CorrectionKind;
  answer: Letter | undefined;
  takesPasses: boolean;
};

/** Dry run of a correction. */
export function correctionPreviewQuery(
  api: StaffApi,
  { quiz, questionId, kind, answer, takesPasses }: Correction,
) {
  const { id, version } = quiz;
  return queryOptions({
    queryKey: ['correction preview', id, version, questionId, kind, answer, takesPasses],
    queryFn: ({ signal }) =>
      api.call(staffPreviewCorrection, {
        params: { id, questionId },
        query: { kind, answer, takesPasses },
        signal,
      }),
    ...loadedOnOpening,
  });
}

/** Checks whether finished attempts are still being regraded. */
export function isRegrading(quiz: Pick<StaffQuiz, 'corrections'> | undefined): boolean {
  return quiz?.corrections.some(({ doneAt }) => doneAt === null) ?? false;
}
