import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import * as quizzes from '@aw/db/quizzes';
import type { ModeratedKind, Post } from '../moderation/moderated-kind';
import { settleReports } from '../moderation/settle-reports';
import { applyCorrection } from './corrections/correct-question';

/**
 * Moderation of quiz questions, identified by their first version. People who were graded on a question can report it. A
 * removal drops the question, so that it counts for nobody; staff correct a wrong key on the page of the quiz.
 */
export const quizQuestionKind: ModeratedKind = {
  permission: 'quizzes.write',
  async pathOf(db, id) {
    const question = await quizzes.findItemQuestion(db, id);
    return question ? `/quiz/${question.quiz_id}` : '/quizzes';
  },
  listPath: '/quizzes',
  async see(db, itemId, userId) {
    if (!(await quizzes.lockItem(db, itemId))) return undefined;
    return (await quizzes.hasSeenKey(db, { itemId, userId })) ? { isOwn: false } : undefined;
  },
  list: quizzes.listItemQuestions,
  find: findItemPost,
  countOf: async () => ({ posts: 0, removed: 0 }),
  hold: quizzes.lockItem,
  async remove(ctx, id, { reason }) {
    const question = await quizzes.findItemQuestion(ctx.db, id);
    if (question?.state === 'visible')
      return applyCorrection(ctx, question.id, { kind: 'drop', note: reason });
    await settleReports(ctx, { kind: 'quiz_question', id }, { outcome: 'removed', words: reason });
  },
  async restore(ctx, id) {
    const question = await quizzes.findItemQuestion(ctx.db, id);
    if (question?.state === 'removed')
      await applyCorrection(ctx, question.id, {
        kind: 'restore',
        note: 'It was dropped by mistake, and counts again.',
      });
  },
};

async function findItemPost(db: Database, id: number): Promise<Post | undefined> {
  const row = await quizzes.findItemQuestion(db, id);
  if (!row) return undefined;
  const options = [
    { text: row.option_a, html: row.option_a_html },
    { text: row.option_b, html: row.option_b_html },
    { text: row.option_c, html: row.option_c_html },
    { text: row.option_d, html: row.option_d_html },
  ];
  return {
    title: row.quiz_title,
    state: row.state,
    source: [row.question, ...options.map(({ text }) => `- ${text}`), `Key: ${keyOf(row)}`].join('\n'),
    html: `${row.question_html}<ol type="A">${options.map(({ html }) => `<li>${html}</li>`).join('')}</ol><p>Key: ${keyOf(row)}</p>`,
    pages: [],
    authorId: null,
    createdAt: row.created_at,
    heldBecause: null,
    removedReason: row.dropped_at ? row.correction : null,
    duplicateOf: null,
  };
}

function keyOf({
  correct_answer: right,
  also_correct: other,
}: {
  correct_answer: Letter;
  also_correct: Letter | null;
}) {
  return other === null ? right : `${right} and ${other}`;
}
