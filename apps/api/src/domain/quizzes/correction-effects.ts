import type { CorrectionEffects } from '@aw/contracts/quizzes/corrections';
import {
  type Database,
  findQuestionKey,
  listAttemptsAtItem,
  listCorrectedWith,
  listJudgedAnswers,
  listStandingOf,
} from '@aw/db';
import { type Change, keyAfter, noCorrection } from './correct-question';
import type { JudgedAnswer } from './grade';
import { regrade } from './regrade';

/** The most attempts that are counted, and how many are read at once. */
const mostCounted = 5_000;
const batch = 500;

/**
 * How many attempts and certificates a correction would change if passes were taken: the same grading as the job's, by the
 * key as it would be, with nothing stored. Counts the first 5,000 closed attempts by their ids. Throws 409 for no change.
 */
export async function getCorrectionEffects(
  db: Database,
  { questionId, change, now }: { questionId: number; change: Change; now: Date },
): Promise<CorrectionEffects> {
  const before = await findQuestionKey(db, questionId);
  const key = before && keyAfter(before, change, now);
  if (!before || !key) throw noCorrection();
  const corrected = new Set(await listCorrectedWith(db, questionId));
  const effects = { ...none };
  let after: string | null = null;
  while (effects.attempts < mostCounted) {
    const page = await listAttemptsAtItem(db, { itemId: before.item_id, after, limit: batch });
    const closed = page.filter(({ is_closed: isClosed }) => isClosed);
    const judged = await judgedByAttempt(
      db,
      closed.map(({ id }) => id),
      (questionId) => (corrected.has(questionId) ? key : undefined),
    );
    const standing = await listStandingOf(db, {
      quizId: before.quiz_id,
      users: closed.map(({ user_id: userId }) => userId),
    });
    for (const attempt of closed) {
      const result = regrade(attempt, judged.get(attempt.id) ?? [], { takesPasses: true });
      const certificate = standing.find(({ user_id: userId }) => userId === attempt.user_id);
      count(effects, {
        change: result.percentage - attempt.percentage,
        isChanged: result.isChanged,
        hadPassed: attempt.passed,
        passes: result.passed,
        hasCertificate: certificate !== undefined,
        isCertified: certificate?.quiz_attempt_id === attempt.id,
      });
    }
    after = page.at(-1)?.id ?? null;
    if (page.length < batch) return effects;
  }
  return { ...effects, isMore: true };
}

const none: CorrectionEffects = {
  attempts: 0,
  isMore: false,
  risen: 0,
  fallen: 0,
  passesGained: 0,
  passesLost: 0,
  certificatesGained: 0,
  certificatesChanged: 0,
  certificatesLost: 0,
};

type Effect = {
  /** In points of a hundred. */
  change: number;
  isChanged: boolean;
  hadPassed: boolean;
  passes: boolean;
  /** Whether the person has a standing certificate for the quiz, and whether it is this attempt's. */
  hasCertificate: boolean;
  isCertified: boolean;
};

function count(effects: CorrectionEffects, effect: Effect): void {
  const { change, isChanged, hadPassed, passes, hasCertificate, isCertified } = effect;
  effects.attempts += 1;
  if (change > 0) effects.risen += 1;
  if (change < 0) effects.fallen += 1;
  if (passes && !hadPassed) effects.passesGained += 1;
  if (hadPassed && !passes) effects.passesLost += 1;
  if (passes && !hadPassed && !hasCertificate) effects.certificatesGained += 1;
  if (isCertified && !passes) effects.certificatesLost += 1;
  if (isCertified && passes && isChanged) effects.certificatesChanged += 1;
}

/** The answers of attempts, with the key that `keyOf` gives a question in the place of its own. */
async function judgedByAttempt(
  db: Database,
  attemptIds: readonly string[],
  keyOf: (questionId: number) => Omit<JudgedAnswer, 'answer'> | undefined,
): Promise<Map<string, JudgedAnswer[]>> {
  const found = new Map<string, JudgedAnswer[]>();
  for (const row of await listJudgedAnswers(db, attemptIds)) {
    const answers = found.get(row.attempt_id) ?? [];
    answers.push({ ...row, ...keyOf(row.question_id) });
    found.set(row.attempt_id, answers);
  }
  return found;
}
