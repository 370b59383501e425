import type { Database } from '@aw/db';
import * as moderation from '@aw/db/moderation';
import * as questions from '@aw/db/questions';
import { wordsOfHold } from '../moderation/hold-rules';
import type { ModeratedKind, Post } from '../moderation/moderated-kind';
import {
  approveQuestion,
  clearDuplicate,
  markDuplicate,
  removeQuestion,
  restoreQuestion,
} from './moderate-question';

/** Questions. They can be held, and can be duplicates of another question. */
export const questionKind: ModeratedKind = {
  permission: 'questions.moderate',
  pathOf: async (_, id) => `/questions/${id}`,
  listPath: '/questions',
  async see(db, id, userId) {
    const question = await questions.lockForReview(db, id);
    const isOwn = question?.asker_id === userId;
    return question?.is_listed || isOwn ? { isOwn } : undefined;
  },
  list: moderation.listModeratedQuestions,
  find: findQuestionPost,
  countOf: moderation.countModeratedQuestions,
  async hold(db, id, other) {
    if (other !== undefined && other < id) await questions.lockForReview(db, other);
    return (await questions.lockForReview(db, id)) !== undefined;
  },
  approve: approveQuestion,
  remove: (ctx, id, { reason }) => removeQuestion(ctx, id, reason),
  restore: restoreQuestion,
  markDuplicate: markDuplicate,
  clearDuplicate: clearDuplicate,
};

async function findQuestionPost(db: Database, id: number): Promise<Post | undefined> {
  const row = await moderation.findModeratedQuestion(db, id);
  if (!row) return undefined;
  const { duplicate_of: original, duplicate_title: originalTitle } = row;
  return {
    title: row.title,
    state: row.state,
    source: row.content,
    html: row.content_html,
    pages: [],
    authorId: row.asker_id,
    createdAt: row.created_at,
    heldBecause: wordsOfHold(row),
    removedReason: row.removed_reason,
    duplicateOf: original === null || originalTitle === null ? null : { id: original, title: originalTitle },
  };
}
