import type { Database } from '@aw/db';
import type { ReplyKind } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { ModeratedKind, Post } from '../../moderation/moderated-kind';
import { asTyped } from './answer.mapper';
import { approveReply, removeReply, restoreReply } from './moderate-reply';

/** Answers and comments. They can be held, and are shown on the page of their question. */
export const answerKind = replyKind('answer');
export const commentKind = replyKind('comment');

function replyKind(kind: ReplyKind): ModeratedKind {
  return {
    permission: 'questions.moderate',
    async pathOf(db, id) {
      const reply = await questions.findModeratedReply(db, { kind, id });
      return reply ? `/questions/${reply.question_id}` : '/questions';
    },
    listPath: '/questions',
    async see(db, id, userId) {
      const reply = await questions.lockReply(db, { kind, id });
      const isOwn = reply?.author_id === userId;
      return (reply?.is_listed && reply.status === 'visible') || isOwn ? { isOwn } : undefined;
    },
    list: (db, ids) => questions.listModeratedReplies(db, kind, ids),
    find: (db, id) => findReplyPost(db, kind, id),
    countOf: (db, authorId) => questions.countModeratedReplies(db, kind, authorId),
    hold: async (db, id) => (await questions.lockReply(db, { kind, id })) !== undefined,
    approve: (ctx, id) => approveReply(ctx, { kind, id }),
    remove: (ctx, id, { reason }) => removeReply(ctx, { kind, id }, reason),
    restore: (ctx, id) => restoreReply(ctx, { kind, id }),
  };
}

async function findReplyPost(db: Database, kind: ReplyKind, id: number): Promise<Post | undefined> {
  const row = await questions.findModeratedReply(db, { kind, id });
  if (!row) return undefined;
  const whole = [
    ...row.steps.map(({ label, content, html }) => `<h3>${asTyped(label)}</h3>${html ?? asTyped(content)}`),
    row.content_html ?? asTyped(row.content),
  ];
  return {
    title: row.title,
    state: row.state,
    source: [...row.steps.flatMap(({ label, content }) => [label, content]), row.content].join('\n\n'),
    html: whole.join(''),
    pages: [],
    authorId: row.author_id,
    createdAt: row.created_at,
    heldBecause: row.held_because,
    removedReason: row.removed_reason,
    duplicateOf: null,
  };
}
