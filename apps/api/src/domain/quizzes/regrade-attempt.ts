import {
  type AttemptRow,
  addReviewCards,
  type CorrectionRow,
  type Database,
  dropUnneededCard,
  findAttempt,
  findBestPass,
  findTaker,
  listJudgedAnswers,
  lockAttempt,
  lockFromSavepoint,
  lockStandingCertificate,
  lockUser,
  moved,
  regradeCertificates,
  revokeCertificatesOfAttempt,
  regradeAttempt as updateAttempt,
} from '@aw/db';
import type { Context } from '../../context';
import { correctQuizResult } from '../ai/memory';
import { notify } from '../notifications/notify';
import { issueCertificate } from './issue-certificate';
import { type Regrade, regrade } from './regrade';

/** How many attempts and certificates changed. */
type Changes = { attempts: number; certificates: number };
const nothing: Changes = { attempts: 0, certificates: 0 };

/**
 * Grades a closed attempt anew by the keys of now, in the caller's transaction: its figures, its certificates, the cards to
 * review, and word to its person. Done twice it changes nothing more.
 */
export async function regradeAttempt(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  id: string,
): Promise<Changes> {
  const attempt = await holdAttempt(trx, id);
  if (!attempt?.completed_at) return nothing;
  const answers = await listJudgedAnswers(trx, [id]);
  const takesPasses = correction.passes_taken_because !== null;
  const after = regrade(attempt, answers, { takesPasses });
  if (!after.isChanged && after.isPassKept === attempt.is_pass_kept) return nothing;
  const { score, total, percentage, passed, isPassKept } = after;
  await updateAttempt(trx, {
    id,
    score,
    total_questions: total,
    percentage,
    passed,
    is_pass_kept: isPassKept,
    ...(after.isChanged ? { regraded_at: ctx.now() } : {}),
  });
  await addReviewCards(trx, id, ctx.now());
  await dropUnneededCard(trx, { userId: attempt.user_id, itemId: correction.item_id });
  if (!after.isChanged) return nothing;
  await correctQuizResult(trx, attempt, { score, total, completedAt: attempt.completed_at });
  const certificates = await settleCertificates(ctx, trx, correction, attempt, after);
  await tell(ctx, trx, correction, attempt, after);
  return { attempts: 1, certificates };
}

/** Holds whoever an attempt belongs to by now, then the attempt: people are merged meanwhile. Undefined for an erased one. */
async function holdAttempt(trx: Database, id: string): Promise<AttemptRow | undefined> {
  return lockFromSavepoint(trx, async () => {
    const userId = await findTaker(trx, id);
    if (userId === undefined) return undefined;
    await lockUser(trx, userId);
    return (await lockAttempt(trx, { id, userId })) ?? moved;
  });
}

/**
 * Brings the certificates of an attempt in line with it: they show its figures, or are revoked with its pass. Then the
 * person's best pass has the standing one, as it always does. Gives how many changed.
 */
async function settleCertificates(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  attempt: AttemptRow,
  { score, total, percentage, passed }: Regrade,
): Promise<number> {
  const now = ctx.now();
  const { id: attemptId, user_id: userId, quiz_id: quizId } = attempt;
  const before = await lockStandingCertificate(trx, { userId, quizId });
  const revoked = attempt.passed && !passed ? await revokeForLoss(ctx, trx, correction, attempt) : 0;
  const changed = passed
    ? await regradeCertificates(trx, { attemptId, score, total_questions: total, percentage, now })
    : 0;
  // Without any before, one comes by a pass that is new; what staff took is not made up for by an earlier one.
  const mayHave = before !== undefined || revoked > 0 || (passed && !attempt.passed);
  const bestId = mayHave ? await findBestPass(trx, { userId, quizId }) : undefined;
  const best = bestId === undefined ? undefined : await findAttempt(trx, { id: bestId, userId });
  if (best?.completed_at)
    await issueCertificate(
      trx,
      best,
      {
        score: best.score,
        total: best.total_questions,
        percentage: best.percentage,
        completedAt: best.completed_at,
        now,
      },
      before,
    );
  const standing = await lockStandingCertificate(trx, { userId, quizId });
  const isNew = standing !== undefined && standing.certificate_id !== before?.certificate_id;
  return revoked + changed + (isNew ? 1 : 0);
}

async function revokeForLoss(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  attempt: AttemptRow,
): Promise<number> {
  const reason = correction.passes_taken_because ?? correction.note;
  const revoked = await revokeCertificatesOfAttempt(trx, {
    attemptId: attempt.id,
    correctionId: correction.id,
    reason,
    now: ctx.now(),
  });
  for (const certificateId of revoked)
    await notify(ctx, trx, {
      userId: attempt.user_id,
      mail: { kind: 'certificate_revoked', title: attempt.quiz_title, reason, certificateId },
      link: `/certificates/${certificateId}`,
      isOwed: true,
    });
  return revoked.length;
}

async function tell(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  attempt: AttemptRow,
  { score, total, percentage, passed }: Regrade,
): Promise<void> {
  const link = `/quiz/${attempt.quiz_id}?attempt=${attempt.id}`;
  await notify(ctx, trx, {
    userId: attempt.user_id,
    mail: {
      kind: 'quiz_regraded',
      title: attempt.quiz_title,
      note: correction.note,
      before: { score: attempt.score, total: attempt.total_questions, percentage: attempt.percentage },
      after: { score, total, percentage },
      standing: passed ? (attempt.passed ? 'passed' : 'gained') : attempt.passed ? 'lost' : 'failed',
      link: `${ctx.config.SITE_ORIGIN}${link}`,
    },
    link,
  });
}
