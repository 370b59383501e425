import { formatCount } from '@aw/contracts/duration-text';
import { type Database, lockFromSavepoint, moved } from '@aw/db';
import * as cards from '@aw/db/cards';
import * as certificateQueries from '@aw/db/certificates';
import type { AttemptRow, CorrectionRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import type { Context } from '../../../context';
import { batches } from '../../../database/batches';
import { inTransaction } from '../../../database/in-transaction';
import { correctQuizResult } from '../../ai/memory';
import { issueCertificate } from '../../certificates/issue-certificate';
import { notify } from '../../notifications/notify';
import { planCertificates, type Regrade, regrade } from '../grade';

const batchSize = 200;
/** After this many failures the cause is probably not a single attempt, so the run ends. */
const maxFailures = 20;

/** Numbers of attempts and certificates that changed. */
type Changes = { attempts: number; certificates: number };
const noChanges: Changes = { attempts: 0, certificates: 0 };

/**
 * Applies a correction to the closed attempts that had the question, each in its own transaction, which also saves the
 * progress: an interrupted job continues there. A failed attempt does not stop the others; the errors are thrown at the
 * end, and the next run starts before the first of them. Attempts that are still open are graded by the new key anyway.
 */
export async function regradeAttempts(ctx: Context, correctionId: number): Promise<void> {
  const correction = await quizzes.findCorrection(ctx.db, correctionId);
  if (!correction || correction.done_at) return;
  const failures: unknown[] = [];
  const progressTo = (id: string | undefined) => (failures.length === 0 ? (id ?? null) : null);
  const batchesLeft = batches(batchSize, (last?: { id: string }) => {
    const after = last?.id ?? correction.done_to;
    return quizzes.listAttemptsAtItem(ctx.db, { itemId: correction.item_id, after, limit: batchSize });
  });
  for await (const attempts of batchesLeft) {
    for (const { id } of attempts.filter(({ completed_at: completedAt }) => completedAt !== null))
      await inTransaction(ctx, async (ctx) => {
        const changes = await regradeAttempt(ctx, correction, id);
        if (changes.attempts > 0 || changes.certificates > 0)
          await quizzes.saveCorrectionProgress(ctx.db, correctionId, {
            ...changes,
            to: progressTo(id),
            doneAt: null,
          });
      }).catch((error: unknown) => failures.push(error));
    const isDone = attempts.length < batchSize && failures.length === 0;
    await quizzes.saveCorrectionProgress(ctx.db, correctionId, {
      ...noChanges,
      to: progressTo(attempts.at(-1)?.id),
      doneAt: isDone ? ctx.now() : null,
    });
    if (failures.length >= maxFailures) break;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${formatCount(failures.length, 'attempt was', 'attempts were')} not regraded. The next run tries again.`,
    );
}

/** Regrades one closed attempt with the current keys. A second run changes nothing more. */
async function regradeAttempt(ctx: Context, correction: CorrectionRow, id: string): Promise<Changes> {
  const attempt = await lockAttempt(ctx.db, id);
  if (!attempt?.completed_at) return noChanges;
  const { completed_at: completedAt } = attempt;
  const answers = await quizzes.listJudgedAnswers(ctx.db, [id]);
  const takesPasses = correction.passes_taken_because !== null;
  const after = regrade(attempt, answers, { takesPasses });
  if (!after.isChanged && after.isPassKept === attempt.is_pass_kept) return noChanges;
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
  await cards.addForAttempt(ctx.db, id, ctx.now());
  await cards.deleteUnneeded(ctx.db, { userId: attempt.user_id, itemId: correction.item_id });
  if (!after.isChanged) return noChanges;
  await correctQuizResult(ctx.db, attempt, { score, total, completedAt });
  const closed = { ...attempt, completed_at: completedAt };
  const certificates = await updateCertificates(ctx, correction, closed, after);
  await notifyTaker(ctx, correction, attempt, after);
  return { attempts: 1, certificates };
}

/**
 * Locks the current owner of an attempt, then the attempt. A merge may move it to another account in between, so this
 * tries again. Returns undefined for an erased attempt.
 */
async function lockAttempt(db: Database, id: string): Promise<AttemptRow | undefined> {
  return lockFromSavepoint(db, async () => {
    const userId = await quizzes.findTaker(db, id);
    if (userId === undefined) return undefined;
    await users.lock(db, userId);
    return (await quizzes.lockAttempt(db, { id, userId })) ?? moved;
  });
}

/** Revokes, updates and issues the person's certificates for the quiz. Returns the number of changed certificates. */
async function updateCertificates(
  ctx: Context,
  correction: CorrectionRow,
  attempt: AttemptRow & { completed_at: Date },
  { score, total, percentage, passed }: Regrade,
): Promise<number> {
  const now = ctx.now();
  const { id: attemptId, user_id: userId, quiz_id: quizId } = attempt;
  const before = await certificateQueries.lockValid(ctx.db, { userId, quizId });
  const certified = await quizzes.listCertifiedAttempts(ctx.db, { quizId, users: [userId] });
  const plan = planCertificates(new Map(certified.map((row) => [row.id, row])), attempt, {
    passed,
    percentage,
  });
  if (plan.revoked > 0) await revokeCertificates(ctx, correction, attempt);
  if (plan.changed > 0)
    await certificateQueries.regradeCertificates(ctx.db, {
      attemptId,
      score,
      total_questions: total,
      percentage,
      now,
    });
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
  return plan.revoked + plan.changed + (plan.issueFor === undefined ? 0 : 1);
}

/** Revokes the certificates of an attempt that has lost its pass, and notifies the owner. */
async function revokeCertificates(
  ctx: Context,
  correction: CorrectionRow,
  attempt: AttemptRow,
): Promise<void> {
  const reason = correction.passes_taken_because ?? correction.note;
  const revoked = await certificateQueries.revokeCertificatesOfAttempt(ctx.db, {
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

async function notifyTaker(
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
