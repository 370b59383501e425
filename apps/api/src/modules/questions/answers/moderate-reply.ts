import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as images from '@aw/db/images';
import type { ReplyKind } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { overturnDecision, settleReports } from '../../moderation/settle-reports';
import { notify } from '../../notifications/notify';
import { answerChanged, answerNotFound } from '../questions.errors';
import { announceAnswer } from './announce-answer';

type Reply = NonNullable<Awaited<ReturnType<typeof questions.lockReply>>>;
type Target = { kind: ReplyKind; id: number };

/**
 * Makes a held answer or comment visible, tells its author and dismisses its reports. An answer is then announced to the
 * asker and to followers. Throws 404, and 409 if it was removed.
 */
export async function approveReply(ctx: StaffContext, target: Target): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, target);
    if (before.status === 'visible') return;
    if (before.status !== 'held') throw answerChanged();
    await questions.setReplyStatus(ctx.db, target, { status: 'visible', reason: null });
    await images.updateHidden(ctx.db, target);
    await log(ctx, target, 'approved', before, 'visible');
    await settleReports(ctx, target, { outcome: 'kept', words: null });
    await notifyVisible(ctx, target, before, false);
    if (target.kind !== 'answer') return;
    const question = { id: before.question_id, title: before.title, asker_id: before.asker_id };
    await announceAnswer(ctx, question, { id: target.id, expertId: before.author_id });
  });
}

/**
 * Removes an answer, or a comment of a user, tells its author the reason and upholds its reports. Repeating it changes
 * nothing. Throws 404, also for a comment of staff, who delete their comments themselves.
 */
export async function removeReply(ctx: StaffContext, target: Target, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, target);
    if (before.status !== 'removed') {
      await questions.setReplyStatus(ctx.db, target, { status: 'removed', reason });
      await images.updateHidden(ctx.db, target);
      await log(ctx, target, 'removed', before, 'removed', reason);
      const path = `/questions/${before.question_id}`;
      const link = `${ctx.config.SITE_ORIGIN}${path}`;
      const mail = {
        kind: 'post_removed',
        noun: target.kind,
        title: before.title,
        reason,
        link,
        canAppeal: false,
      } as const;
      await notify(ctx, { userId: before.author_id, mail, link: path });
    }
    await settleReports(ctx, target, { outcome: 'removed', words: reason });
  });
}

/** Restores a removed answer or comment and tells its author. Throws 404, and 409 while it waits for its first review. */
export async function restoreReply(ctx: StaffContext, target: Target): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lock(ctx.db, target);
    if (before.status === 'visible') return;
    if (before.status !== 'removed') throw answerChanged();
    await questions.setReplyStatus(ctx.db, target, { status: 'visible', reason: null });
    await images.updateHidden(ctx.db, target);
    await log(ctx, target, 'restored', before, 'visible');
    await overturnDecision(ctx, target);
    await notifyVisible(ctx, target, before, true);
  });
}

async function lock(db: Database, target: Target): Promise<Reply> {
  const reply = await questions.lockReply(db, target);
  if (!reply) throw answerNotFound();
  return reply;
}

type Verb = 'approved' | 'removed' | 'restored';

async function log(
  ctx: StaffContext,
  { kind, id }: Target,
  verb: Verb,
  before: Reply,
  status: Reply['status'],
  reason: string | null = null,
): Promise<void> {
  const name: AuditVerb = `${kind}.${verb}`;
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: name,
    target: `${kind}:${id}`,
    before: { status: before.status, reason: before.removed_reason },
    after: { status, reason },
  });
}

async function notifyVisible(
  ctx: StaffContext,
  { kind }: Target,
  { author_id: userId, title, question_id }: Reply,
  isBack: boolean,
): Promise<void> {
  const path = `/questions/${question_id}`;
  const mail = {
    kind: 'post_approved',
    noun: kind,
    title,
    link: `${ctx.config.SITE_ORIGIN}${path}`,
    isBack,
  } as const;
  await notify(ctx, { userId, mail, link: path });
}
