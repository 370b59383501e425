import type { UserSummary } from '@aw/contracts/users/staff';

export type Status = { label: string; tone: 'accent' | 'caution' | 'danger' | 'neutral' };

export type Judged = Pick<
  UserSummary,
  'isAnonymous' | 'isEmailVerified' | 'isExpert' | 'suspendedAt' | 'eraseAfter' | 'mergedInto'
>;

/** Returns what is special about a person, most serious first; empty for an ordinary account. */
export function statusesOf(user: Judged): Status[] {
  if (user.mergedInto) return [{ label: 'Merged', tone: 'neutral' }];
  const all: (Status & { isSo: boolean })[] = [
    { isSo: user.suspendedAt !== null, label: 'Suspended', tone: 'danger' },
    { isSo: user.eraseAfter !== null, label: 'Erasing', tone: 'caution' },
    { isSo: user.isExpert, label: 'Expert', tone: 'accent' },
    { isSo: !user.isAnonymous && !user.isEmailVerified, label: 'Unconfirmed', tone: 'neutral' },
  ];
  return all.filter(({ isSo }) => isSo).map(({ label, tone }) => ({ label, tone }));
}
