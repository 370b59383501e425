import type { ExpertProof } from '@aw/contracts/experts/profile';
import type { StaffExpertDetail } from '@aw/contracts/experts/staff';

/** Where a proof stands in its checks; nothing to say of one that passed. */
export function proofStatus(
  status: ExpertProof['status'],
): { label: string; tone: 'accent' | 'danger' } | undefined {
  if (status === 'checking') return { label: 'Being checked', tone: 'accent' };
  return status === 'refused' ? { label: 'Not accepted', tone: 'danger' } : undefined;
}

/** Subjects that are asked for and have no proof that passed, or may pass, its checks. */
export function unprovenSubjects({
  askedSubjects,
  proofs,
}: Pick<StaffExpertDetail, 'askedSubjects' | 'proofs'>): string[] {
  const proven = new Set(proofs.flatMap(({ status, subject }) => (status === 'refused' ? [] : [subject])));
  return askedSubjects.filter((subject) => !proven.has(subject));
}
