import * as quizzes from '@aw/db/quizzes';
import { member } from './account';
import { type Prepare, reason, type World } from './audited-world';
import { itemOf } from './quiz-authors';
import { quizOf, takeQuiz } from './quizzes';

/** Creates a quiz of the library and returns its first question and its current version. */
async function authored({ test }: World) {
  const id = await quizOf(test);
  const { version = 0 } = (await quizzes.findAuthored(test.ctx.db, id)) ?? {};
  const [question] = await quizzes.listAuthoredQuestions(test.ctx.db, id);
  return { id, version, questionId: question?.id ?? 0 };
}

const head = { title: 'Sums', subject: 'Mathematics' };

/** Calls of quiz authors, and calls about certificates, keyed by contract. */
export const quizCalls: Record<string, Prepare> = {
  staffRevokeCertificate: async ({ test }) => {
    const { certificate } = await takeQuiz(test, await member(test), await quizOf(test));
    return { params: { certificateId: certificate?.certificateId ?? '' }, payload: { reason } };
  },
  staffCreateQuiz: async () => ({ payload: head }),
  staffUpdateQuiz: async (world) => {
    const { id, version } = await authored(world);
    return { params: { id }, payload: { ...head, status: 'unlisted', version } };
  },
  staffAddQuizQuestion: async (world) => {
    const { id, version } = await authored(world);
    return { params: { id }, payload: { item: itemOf(), version } };
  },
  staffUpdateQuizQuestion: async (world) => {
    const { id, questionId, version } = await authored(world);
    return { params: { id, questionId }, payload: { item: itemOf(), version } };
  },
  staffRemoveQuizQuestion: async (world) => {
    const { id, questionId, version } = await authored(world);
    return { params: { id, questionId }, payload: { version } };
  },
  staffMoveQuizQuestion: async (world) => {
    const { id, questionId, version } = await authored(world);
    return { params: { id, questionId }, payload: { position: 3, version } };
  },
  staffImportQuizQuestions: async (world) => {
    const { id, version } = await authored(world);
    const text = 'What is 2 + 2?\nA. 4\nB. 3\nC. 5\nD. 22\nANSWER: A\n';
    return { params: { id }, payload: { format: 'aiken', text, version } };
  },
  staffCorrectQuizQuestion: async (world) => {
    const { id, questionId, version } = await authored(world);
    return {
      params: { id, questionId },
      payload: { kind: 'drop', note: 'It has two right answers.', version },
    };
  },
};
