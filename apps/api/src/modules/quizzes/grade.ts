import { isRight, type Letter } from '@aw/contracts/quizzes/attempts';
import type { CorrectionKind } from '@aw/contracts/quizzes/staff-quizzes';
import type { CertifiedAttemptRow } from '@aw/db/quizzes';

/** Key of a question: its right options, and when it was dropped and stopped to count. */
export type Key = { correct_answer: Letter; also_correct: Letter | null; dropped_at: Date | null };

/** An answer with the key of its question. */
export type JudgedAnswer = Key & { answer: Letter | null };

export type Grade = {
  /** Number of right answers; a question without an answer counts as wrong. */
  score: number;
  /** Number of questions that count: all except dropped ones. */
  total: number;
  /** Rounded percentage of right answers; 0 without questions. */
  percentage: number;
  passed: boolean;
};

/** Returns true if an answer is right. A missing answer is wrong. */
export function isRightAnswer({
  answer,
  correct_answer: correctAnswer,
  also_correct: alsoCorrect,
}: Omit<JudgedAnswer, 'dropped_at'>): boolean {
  return isRight({ correctAnswer, alsoCorrect }, answer);
}

/** Grades answers. The rounded percentage decides about the pass, so no page shows the pass mark as failed. */
export function grade(answers: readonly JudgedAnswer[], passPercentage: number): Grade {
  const counted = answers.filter(({ dropped_at: droppedAt }) => droppedAt === null);
  const total = counted.length;
  const score = counted.filter(isRightAnswer).length;
  const percentage = total === 0 ? 0 : Math.round((100 * score) / total);
  return { score, total, percentage, passed: total > 0 && percentage >= passPercentage };
}

/** Correction of a question: `answer` is the right option of `key`, and the second right option of `both`. */
export type Change = { kind: CorrectionKind; answer?: Letter };

/** Returns the key after a correction, or undefined if the correction changes nothing or does not fit. */
export function keyAfter(key: Key, { kind, answer }: Change, now: Date): Key | undefined {
  const { correct_answer: right, also_correct: other, dropped_at: droppedAt } = key;
  if (kind === 'drop') return droppedAt ? undefined : { ...key, dropped_at: now };
  if (kind === 'restore') return droppedAt ? { ...key, dropped_at: null } : undefined;
  if (answer === undefined) return undefined;
  if (kind === 'both')
    return answer === right || answer === other ? undefined : { ...key, also_correct: answer };
  return answer === right && other === null
    ? undefined
    : { ...key, correct_answer: answer, also_correct: null };
}

/** The latest grade of a closed attempt. */
export type GradedAttempt = {
  score: number;
  total_questions: number;
  percentage: number;
  passed: boolean;
  /** Whether an earlier correction let it keep its pass. */
  is_pass_kept: boolean;
  /** Minimum rounded percentage of a pass. */
  pass_percentage: number;
};

export type Regrade = Grade & {
  /** Whether the pass and its figures stay although the answers would no longer pass. */
  isPassKept: boolean;
  /** Whether its figures or its pass have changed. */
  isChanged: boolean;
};

/**
 * Grades a closed attempt after a correction. People keep a pass with its figures unless `takesPasses`, because they had
 * answered what the key asked for. A later correction does not take a pass that an earlier one let them keep.
 */
export function regrade(
  attempt: GradedAttempt,
  answers: readonly JudgedAnswer[],
  { takesPasses }: { takesPasses: boolean },
): Regrade {
  const after = grade(answers, attempt.pass_percentage);
  if (attempt.passed && !after.passed && (attempt.is_pass_kept || !takesPasses)) {
    const { score, total_questions: total, percentage, passed } = attempt;
    return { score, total, percentage, passed, isPassKept: true, isChanged: false };
  }
  const isSame =
    after.score === attempt.score &&
    after.total === attempt.total_questions &&
    after.percentage === attempt.percentage &&
    after.passed === attempt.passed;
  return { ...after, isPassKept: false, isChanged: !isSame };
}

/** A person's attempts at one quiz that were passed or certified, keyed by attempt id. */
export type CertifiedAttempts = Map<string, CertifiedAttemptRow>;

export type CertificatePlan = {
  /** Certificates of the attempt that are revoked together with its pass. */
  revoked: number;
  /** Certificates of the attempt that show its new figures. */
  changed: number;
  /** The passed attempt that the person gets a new certificate for. */
  issueFor: string | undefined;
};

/**
 * Decides what a changed grade does to a person's certificates, and updates `attempts` accordingly. The job carries the
 * plan out; the dry run only counts it. The certificates of an attempt follow its figures or are revoked with its pass;
 * then the person's best pass is the one with the valid certificate. An earlier pass does not make up for a certificate
 * that staff revoked by hand.
 */
export function planCertificates(
  attempts: CertifiedAttempts,
  attempt: { id: string; user_id: string; passed: boolean; completed_at: Date },
  { passed, percentage }: Pick<Regrade, 'passed' | 'percentage'>,
): CertificatePlan {
  const hadCertificate = standingOf(attempts) !== undefined;
  const before = attempts.get(attempt.id) ?? { ...attempt, ...uncertified };
  const isLost = attempt.passed && !passed;
  const { certificates } = before;
  const own = { ...before, passed, percentage };
  attempts.set(attempt.id, isLost ? { ...own, certificates: 0, standing_percentage: null } : own);
  if (passed && own.standing_percentage !== null) own.standing_percentage = percentage;
  const plan = { revoked: isLost ? certificates : 0, changed: passed ? certificates : 0 };
  const mayHaveOne = hadCertificate || plan.revoked > 0 || (passed && !attempt.passed);
  const best = mayHaveOne ? bestPassOf(attempts) : undefined;
  const standing = standingOf(attempts);
  if (!best || (standing && (standing.standing_percentage ?? 0) >= best.percentage))
    return { ...plan, issueFor: undefined };
  if (standing) standing.standing_percentage = null;
  best.standing_percentage = best.percentage;
  best.certificates += 1;
  return { ...plan, issueFor: best.id };
}

const uncertified = { percentage: 0, is_barred: false, certificates: 0, standing_percentage: null };

/** The attempt whose certificate is neither revoked nor replaced. */
function standingOf(attempts: CertifiedAttempts): CertifiedAttemptRow | undefined {
  return [...attempts.values()].find(({ standing_percentage: percentage }) => percentage !== null);
}

/** The best pass, the earliest of equal ones. */
function bestPassOf(attempts: CertifiedAttempts): CertifiedAttemptRow | undefined {
  return [...attempts.values()]
    .filter(({ passed, is_barred: isBarred }) => passed && !isBarred)
    .toSorted(
      (one, other) =>
        other.percentage - one.percentage ||
        one.completed_at.getTime() - other.completed_at.getTime() ||
        (one.id < other.id ? -1 : 1),
    )[0];
}
