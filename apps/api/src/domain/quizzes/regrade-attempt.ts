import {
  type AttemptRow,
  addReviewCards,
  type CorrectionRow,
  type Database,
  dropUnneededCard,
  findAttempt,
  findTaker,
  listCertifiedAttempts,
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
import { type CertificatePlan, planCertificates } from './plan-certificates';
import { type Regrade, regrade } from './regrade';

type ClosedAttempt = AttemptRow & { completed_at: Date };

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
  const { completed_at: completedAt } = attempt;
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
  await correctQuizResult(trx, attempt, { score, total, completedAt });
  const closed = { ...attempt, completed_at: completedAt };
  const certificates = await settleCertificates(ctx, trx, correction, closed, after);
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

/** Carries out the plan for the person's certificates. Returns how many certificates change. */
async function settleCertificates(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  attempt: ClosedAttempt,
  after: Regrade,
): Promise<number> {
  const now = ctx.now();
  const { id: attemptId, user_id: userId, quiz_id: quizId } = attempt;
  const before = await lockStandingCertificate(trx, { userId, quizId });
  const certified = await listCertifiedAttempts(trx, { quizId, users: [userId] });
  const plan = planCertificates(new Map(certified.map((row) => [row.id, row])), attempt, after);
  const { score, total, percentage } = after;
  if (plan.revoked > 0) await revokeForLoss(ctx, trx, correction, attempt);
  if (plan.changed > 0)
    await regradeCertificates(trx, { attemptId, score, total_questions: total, percentage, now });
  const best =
    plan.issueFor === undefined ? undefined : await findAttempt(trx, { id: plan.issueFor, userId });
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
  return countCertificates(plan);
}

/** Counts the certificates that a plan revokes, changes or issues. */
function countCertificates({ revoked, changed, issueFor }: CertificatePlan): number {
  return revoked + changed + (issueFor === undefined ? 0 : 1);
}

async function revokeForLoss(
  ctx: Context,
  trx: Database,
  correction: CorrectionRow,
  attempt: AttemptRow,
): Promise<void> {
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
