import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import type { Database } from '@aw/db';
import * as quizzes from '@aw/db/quizzes';
import { batches } from '../../../database/batches';
import {
  type CertificatePlan,
  type CertifiedAttempts,
  type Change,
  type JudgedAnswer,
  keyAfter,
  planCertificates,
  type Regrade,
  regrade,
} from '../grade';
import { noCorrection } from '../quizzes.errors';

/** Maximum number of attempts that are counted, and number that is read at once. */
const maxCounted = 5_000;
const batchSize = 500;

type PlannedCorrection = { questionId: number; change: Change; takesPasses: boolean; now: Date };

/**
 * Dry run of a correction: grades closed attempts with the corrected key and plans their certificates, with the code of the
 * job that regrades attempts. Stores nothing. Counts the first 5,000 closed attempts by id. Throws 409 when the correction
 * changes nothing.
 */
export async function getCorrectionEffects(
  db: Database,
  { questionId, change, takesPasses, now }: PlannedCorrection,
): Promise<CorrectionEffects> {
  const before = await quizzes.findQuestionKey(db, questionId);
  const key = before && keyAfter(before, change, now);
  if (!before || !key) throw noCorrection();
  const corrected = new Set(await quizzes.listCorrectedWith(db, questionId));
  const certified = new Map<string, CertifiedAttempts>();
  const effects = { ...none };
  const pages = batches(batchSize, (last?: { id: string }) =>
    quizzes.listAttemptsAtItem(db, { itemId: before.item_id, after: last?.id ?? null, limit: batchSize }),
  );
  for await (const page of pages) {
    const closed = page.flatMap((attempt) =>
      attempt.completed_at === null ? [] : [{ ...attempt, completed_at: attempt.completed_at }],
    );
    const judged = await judgedByAttempt(
      db,
      closed.map(({ id }) => id),
      (id) => (corrected.has(id) ? key : undefined),
    );
    const people = closed.map(({ user_id: userId }) => userId);
    await addCertified(db, certified, before.quiz_id, people);
    for (const attempt of closed) {
      const result = regrade(attempt, judged.get(attempt.id) ?? [], { takesPasses });
      count(effects, attempt, result);
      if (result.isChanged)
        countCertificates(
          effects,
          planCertificates(certified.get(attempt.user_id) ?? new Map(), attempt, result),
        );
    }
    if (page.length === batchSize && effects.attempts >= maxCounted) return { ...effects, isMore: true };
  }
  return effects;
}

const none: CorrectionEffects = {
  attempts: 0,
  isMore: false,
  risen: 0,
  fallen: 0,
  passesGained: 0,
  passesLost: 0,
  passesKept: 0,
  certificatesGained: 0,
  certificatesChanged: 0,
  certificatesLost: 0,
};

function count(
  effects: CorrectionEffects,
  before: { percentage: number; passed: boolean; is_pass_kept: boolean },
  { percentage, passed, isPassKept }: Regrade,
): void {
  effects.attempts += 1;
  if (percentage > before.percentage) effects.risen += 1;
  if (percentage < before.percentage) effects.fallen += 1;
  if (passed && !before.passed) effects.passesGained += 1;
  if (before.passed && !passed) effects.passesLost += 1;
  if (isPassKept && !before.is_pass_kept) effects.passesKept += 1;
}

function countCertificates(
  effects: CorrectionEffects,
  { revoked, changed, issueFor }: CertificatePlan,
): void {
  effects.certificatesLost += revoked;
  effects.certificatesChanged += changed;
  if (issueFor !== undefined) effects.certificatesGained += 1;
}

/** Adds the certified attempts of people who are not in the map yet, as they were before the correction. */
async function addCertified(
  db: Database,
  certified: Map<string, CertifiedAttempts>,
  quizId: number,
  people: readonly string[],
): Promise<void> {
  const users = [...new Set(people)].filter((userId) => !certified.has(userId));
  for (const userId of users) certified.set(userId, new Map());
  for (const row of await quizzes.listCertifiedAttempts(db, { quizId, users }))
    certified.get(row.user_id)?.set(row.id, row);
}

/** The answers of attempts, judged by the key that `keyOf` returns instead of the question's own. */
async function judgedByAttempt(
  db: Database,
  attemptIds: readonly string[],
  keyOf: (questionId: number) => Omit<JudgedAnswer, 'answer'> | undefined,
): Promise<Map<string, JudgedAnswer[]>> {
  const judged = new Map<string, JudgedAnswer[]>();
  for (const row of await quizzes.listJudgedAnswers(db, attemptIds)) {
    const answers = judged.get(row.attempt_id) ?? [];
    answers.push({ ...row, ...keyOf(row.question_id) });
    judged.set(row.attempt_id, answers);
  }
  return judged;
}
