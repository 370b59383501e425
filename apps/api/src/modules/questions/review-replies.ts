import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as images from '@aw/db/images';
import type { ReplyKind } from '@aw/db/questions';
import * as questions from '@aw/db/questions';
import type { StaffContext } from '../../context';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import { notify } from '../notifications/notify';
import { announceAnswer } from './announce-answer';
import { answerChanged, answerNotFound } from './question.errors';

type Reply = NonNullable<Awaited<ReturnType<typeof questions.lockReply>>>;
type Target = { kind: ReplyKind; id: number };

/**
 * Puts a held answer or comment on the site and tells its author, inside the caller's transaction; an answer is told to
 * its asker and followers then. Its reports are dismissed. Throws 404, and 409 for one that was removed meanwhile.
 */
export async function approveReplyWithin(ctx: StaffContext, target: Target): Promise<void> {
  const before = await hold(ctx.db, target);
  if (before.status === 'visible') return;
  if (before.status !== 'held') throw answerChanged();
  await questions.setReplyStatus(ctx.db, target, { status: 'visible', reason: null });
  await images.updateHiddenImages(ctx.db, target);
  await log(ctx, target, 'approved', before, 'visible');
  await settleReports(ctx, target, { outcome: 'kept', words: null });
  await notifyOfPlace(ctx, target, before, false);
  if (target.kind !== 'answer') return;
  const question = { id: before.question_id, title: before.title, asker_id: before.asker_id };
  await announceAnswer(ctx, question, { id: target.id, expertId: before.author_id });
}

/** Takes one off the site with a reason that its author is told; its reports are upheld. Throws 404. */
export async function removeReplyWithin(ctx: StaffContext, target: Target, reason: string): Promise<void> {
  const before = await hold(ctx.db, target);
  if (before.status !== 'removed') {
    await questions.setReplyStatus(ctx.db, target, { status: 'removed', reason });
    await images.updateHiddenImages(ctx.db, target);
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
}

/** Puts a removed one back and tells its author. Throws 404, and 409 for one that waits for its first look. */
export async function restoreReplyWithin(ctx: StaffContext, target: Target): Promise<void> {
  const before = await hold(ctx.db, target);
  if (before.status === 'visible') return;
  if (before.status !== 'removed') throw answerChanged();
  await questions.setReplyStatus(ctx.db, target, { status: 'visible', reason: null });
  await images.updateHiddenImages(ctx.db, target);
  await log(ctx, target, 'restored', before, 'visible');
  await overturnDecision(ctx, target);
  await notifyOfPlace(ctx, target, before, true);
}

async function hold(db: Database, target: Target): Promise<Reply> {
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
  await audit.insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: name,
    target: `${kind}:${id}`,
    before: { status: before.status, reason: before.removed_reason },
    after: { status, reason },
  });
}

async function notifyOfPlace(
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
