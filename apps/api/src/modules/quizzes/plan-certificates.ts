import type { CertifiedAttemptRow } from '@aw/db/quizzes';
import type { Regrade } from './regrade';

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
