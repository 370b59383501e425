import type { UserSummary } from '@aw/contracts/users/staff';

export type Status = { label: string; tone: 'accent' | 'caution' | 'danger' | 'neutral' };

export type StatusFields = Pick<
  UserSummary,
  'isAnonymous' | 'isEmailVerified' | 'isExpert' | 'suspendedAt' | 'eraseAfter' | 'mergedInto'
>;

/** Returns what is special about a person, most serious first; empty for an ordinary account. */
export function statusesOf(user: StatusFields): Status[] {
  if (user.mergedInto) return [{ label: 'Merged', tone: 'neutral' }];
  const all: (Status & { applies: boolean })[] = [
    { applies: user.suspendedAt !== null, label: 'Suspended', tone: 'danger' },
    { applies: user.eraseAfter !== null, label: 'Erasing', tone: 'caution' },
    { applies: user.isExpert, label: 'Expert', tone: 'accent' },
    { applies: !user.isAnonymous && !user.isEmailVerified, label: 'Unconfirmed', tone: 'neutral' },
  ];
  return all.filter(({ applies }) => applies).map(({ label, tone }) => ({ label, tone }));
}
