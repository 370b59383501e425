import { type Database, lockFromSavepoint, moved } from '@aw/db';
import * as cards from '@aw/db/cards';
import * as certificateQueries from '@aw/db/certificates';
import type { AttemptRow, CorrectionRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { correctQuizResult } from '../ai/kept-memory';
import { issueCertificate } from '../certificates/issue-certificate';
import { notify } from '../notifications/notify';
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
export async function regradeAttempt(ctx: Context, correction: CorrectionRow, id: string): Promise<Changes> {
  const attempt = await holdAttempt(ctx.db, id);
  if (!attempt?.completed_at) return nothing;
  const { completed_at: completedAt } = attempt;
  const answers = await quizzes.listJudgedAnswers(ctx.db, [id]);
  const takesPasses = correction.passes_taken_because !== null;
  const after = regrade(attempt, answers, { takesPasses });
  if (!after.isChanged && after.isPassKept === attempt.is_pass_kept) return nothing;
  const { score, total, percentage, passed, isPassKept } = after;
  await quizzes.regradeAttempt(ctx.db, {
    id,
    score,
    total_questions: total,
    percentage,
    passed,
    is_pass_kept: isPassKept,
    ...(after.isChanged ? { regraded_at: ctx.now() } : {}),
  });
  await cards.addReviewCards(ctx.db, id, ctx.now());
  await cards.dropUnneededCard(ctx.db, { userId: attempt.user_id, itemId: correction.item_id });
  if (!after.isChanged) return nothing;
  await correctQuizResult(ctx.db, attempt, { score, total, completedAt });
  const closed = { ...attempt, completed_at: completedAt };
  const certificates = await settleCertificates(ctx, correction, closed, after);
  await tell(ctx, correction, attempt, after);
  return { attempts: 1, certificates };
}

/** Holds whoever an attempt belongs to by now, then the attempt: people are merged meanwhile. Undefined for an erased one. */
async function holdAttempt(db: Database, id: string): Promise<AttemptRow | undefined> {
  return lockFromSavepoint(db, async () => {
    const userId = await quizzes.findTaker(db, id);
    if (userId === undefined) return undefined;
    await users.lockUser(db, userId);
    return (await quizzes.lockAttempt(db, { id, userId })) ?? moved;
  });
}

/** Carries out the plan for the person's certificates. Returns how many certificates change. */
async function settleCertificates(
  ctx: Context,
  correction: CorrectionRow,
  attempt: ClosedAttempt,
  after: Regrade,
): Promise<number> {
  const now = ctx.now();
  const { id: attemptId, user_id: userId, quiz_id: quizId } = attempt;
  const before = await certificateQueries.lockStandingCertificate(ctx.db, { userId, quizId });
  const certified = await quizzes.listCertifiedAttempts(ctx.db, { quizId, users: [userId] });
  const plan = planCertificates(new Map(certified.map((row) => [row.id, row])), attempt, after);
  const { score, total, percentage } = after;
  if (plan.revoked > 0) await revokeForLoss(ctx, correction, attempt);
  if (plan.changed > 0)
    await quizzes.regradeCertificates(ctx.db, { attemptId, score, total_questions: total, percentage, now });
  const best =
    plan.issueFor === undefined
      ? undefined
      : await quizzes.findAttempt(ctx.db, { id: plan.issueFor, userId });
  if (best?.completed_at)
    await issueCertificate(
      ctx.db,
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

async function revokeForLoss(ctx: Context, correction: CorrectionRow, attempt: AttemptRow): Promise<void> {
  const reason = correction.passes_taken_because ?? correction.note;
  const revoked = await quizzes.revokeCertificatesOfAttempt(ctx.db, {
    attemptId: attempt.id,
    correctionId: correction.id,
    reason,
    now: ctx.now(),
  });
  for (const certificateId of revoked)
    await notify(ctx, {
      userId: attempt.user_id,
      mail: { kind: 'certificate_revoked', title: attempt.quiz_title, reason, certificateId },
      link: `/certificates/${certificateId}`,
      isOwed: true,
    });
}

async function tell(
  ctx: Context,
  correction: CorrectionRow,
  attempt: AttemptRow,
  { score, total, percentage, passed }: Regrade,
): Promise<void> {
  const link = `/quiz/${attempt.quiz_id}?attempt=${attempt.id}`;
  await notify(ctx, {
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
