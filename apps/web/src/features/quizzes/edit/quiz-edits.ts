import * as z from 'zod/mini';
import { tabDraft } from '~/lib/tab-drafts';

const quizEdits = z.object({
  /** Missing while it is as stored, also when another tab changes the stored one. */
  title: z.optional(z.string()),
  /** Ids of questions. */
  leftOut: z.array(z.number()),
  /** Version of the quiz that they change. */
  version: z.number(),
});
/** Changes of a generated quiz that are not saved. */
export type QuizEdits = z.infer<typeof quizEdits>;

/** The changes of a quiz that this tab has not saved. */
export const quizDraft = (quizId: number) =>
  tabDraft(`quiz-questions:${quizId}`, (stored) => quizEdits.safeParse(stored).data);
