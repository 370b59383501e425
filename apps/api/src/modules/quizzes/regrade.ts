import { type Grade, grade, type JudgedAnswer } from './grade';

/** A closed attempt as it was graded last. */
export type GradedAttempt = {
  score: number;
  total_questions: number;
  percentage: number;
  passed: boolean;
  /** Whether its pass was kept by an earlier correction. */
  is_pass_kept: boolean;
  /** From which rounded percentage on it is passed. */
  pass_percentage: number;
};

export type Regrade = Grade & {
  /** Whether the pass and its figures stay, though the answers would not pass any more. */
  isPassKept: boolean;
  /** Whether its figures or its pass are others than before. */
  isChanged: boolean;
};

/**
 * What a closed attempt is worth once keys were corrected. Who passed keeps the pass with its figures, unless passes are
 * taken: they had answered what the key asked for. One that an earlier correction let them keep is not taken by a later one.
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
