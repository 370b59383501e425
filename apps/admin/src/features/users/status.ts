import type { UserSummary } from '@aw/contracts/users/staff';

export type Status = { label: string; tone: 'accent' | 'caution' | 'danger' | 'neutral' };

export type Judged = Pick<
  UserSummary,
  'isAnonymous' | 'isEmailVerified' | 'isExpert' | 'suspendedAt' | 'eraseAfter' | 'mergedInto'
>;

/** What is special about a person, the gravest first; nothing for an ordinary one. */
export function statusesOf(person: Judged): Status[] {
  if (person.mergedInto) return [{ label: 'Merged', tone: 'neutral' }];
  const all: (Status & { isSo: boolean })[] = [
    { isSo: person.suspendedAt !== null, label: 'Suspended', tone: 'danger' },
    { isSo: person.eraseAfter !== null, label: 'Erasing', tone: 'caution' },
    { isSo: person.isExpert, label: 'Expert', tone: 'accent' },
    { isSo: !person.isAnonymous && !person.isEmailVerified, label: 'Unconfirmed', tone: 'neutral' },
  ];
  return all.filter(({ isSo }) => isSo).map(({ label, tone }) => ({ label, tone }));
}
