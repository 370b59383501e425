import { staffListQuestions, staffQuestionFilters, staffReadQuestion } from '@aw/contracts/questions/staff';
import { callQuery } from '../../api/call-query';
import { listAddress, oneOf, rowNumber, type StateOf, words } from '../../resource-list/list-address';
import { listPages } from '../../resource-list/use-loaded-rows';
import type { StaffApi } from '../../services/staff-api';

/** Address of the questions: the filters and the open question. */
export const questionsAddress = listAddress('/admin/questions', {
  status: oneOf(staffQuestionFilters),
  q: words,
  id: rowNumber,
});

export type QuestionsState = StateOf<typeof questionsAddress>;

/** Rows of the questions, page by page, waiting ones first. */
export function questionsQuery(api: StaffApi, { status, q }: QuestionsState) {
  return listPages(['questions', { status, q }], (page, signal) =>
    api.page(staffListQuestions, { query: { status, q: q || undefined, ...page }, signal }),
  );
}

/** One question with its answers, comments and log. */
export function questionQuery(api: StaffApi, id: number) {
  return callQuery(api, ['question', id], staffReadQuestion, { params: { id } });
}
