import type { StaffExpertDetail } from '@aw/contracts/experts/staff';

/** Requested subjects without a proof that passed its checks or is still being checked. */
export function unprovenSubjects({
  askedSubjects,
  proofs,
}: Pick<StaffExpertDetail, 'askedSubjects' | 'proofs'>): string[] {
  const proven = new Set(proofs.flatMap(({ status, subject }) => (status === 'refused' ? [] : [subject])));
  return askedSubjects.filter((subject) => !proven.has(subject));
}
