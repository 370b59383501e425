import { formatCount } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';
import * as audit from '@aw/db/audit';
import type { StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { ModeratedKind, Post } from '../moderation/moderated-kind';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import { asTyped } from '../questions/answers/answer.mapper';

/**
 * Moderation of chat answers, which only the owner of the chat can report. Staff see the answer and the message before it,
 * nothing else of the chat. A removed answer shows its reason in the chat and is left out of prompts and shared links.
 */
export const chatAnswerKind: ModeratedKind = {
  permission: 'ai.moderate',
  pathOf: async () => '/ai-chat',
  listPath: '/ai-chat',
  async see(db, id, userId) {
    const answer = await ai.lockAnswer(db, id);
    const isSeen = answer?.user_id === userId && answer.state === 'visible' && answer.text !== '';
    return isSeen ? { isOwn: false } : undefined;
  },
  async list(db, ids) {
    const rows = await ai.listModeratedAnswers(db, ids);
    return rows.map(({ model, ...row }) => ({ ...row, title: titleOf(model) }));
  },
  find: findAnswerPost,
  countOf: async () => ({ posts: 0, removed: 0 }),
  hold: async (db, id) => (await ai.lockAnswer(db, id)) !== undefined,
  remove: (ctx, id, { reason }) =>
    inTransaction(ctx, async (ctx) => {
      const before = await ai.lockAnswer(ctx.db, id);
      if (before?.state === 'visible') {
        await ai.setAnswerRemoval(ctx.db, id, { reason, now: ctx.now() });
        await log(ctx, id, { verb: 'chat_answer.removed', before: null, after: reason });
      }
      await settleReports(ctx, { kind: 'chat_answer', id }, { outcome: 'removed', words: reason });
    }),
  restore: (ctx, id) =>
    inTransaction(ctx, async (ctx) => {
      const before = await ai.lockAnswer(ctx.db, id);
      if (before?.state !== 'removed') return;
      await ai.setAnswerRemoval(ctx.db, id, null);
      await log(ctx, id, { verb: 'chat_answer.restored', before: before.removed_reason, after: null });
      await overturnDecision(ctx, { kind: 'chat_answer', id });
    }),
};

const titleOf = (model: string | null) => `Answer by ${model ?? 'the study library'}`;

async function findAnswerPost(db: Database, id: number): Promise<Post | undefined> {
  const row = await ai.findModeratedAnswer(db, id);
  if (!row) return undefined;
  const { question, question_html: questionHtml, text, html, image_count: imageCount } = row;
  const images = imageCount === 0 ? '' : `<p>${formatCount(imageCount, 'image')}, only for the student</p>`;
  const questionPart =
    question === null ? [] : [`<h3>Asked</h3>${images}${questionHtml ?? asTyped(question)}`];
  return {
    title: titleOf(row.model),
    state: row.state,
    source: [question, text].filter((one) => one !== null).join('\n\n'),
    html: [...questionPart, `<h3>Answered</h3>${html ?? asTyped(text)}`].join(''),
    pages: [],
    authorId: null,
    createdAt: row.created_at,
    heldBecause: null,
    removedReason: row.removed_reason,
    duplicateOf: null,
  };
}

type Change = {
  verb: 'chat_answer.removed' | 'chat_answer.restored';
  /** Reason of the removal. */
  before: string | null;
  after: string | null;
};

async function log(ctx: StaffContext, id: number, { verb, before, after }: Change): Promise<void> {
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb,
    target: `chat_answer:${id}`,
    before: { reason: before },
    after: { reason: after },
  });
}
