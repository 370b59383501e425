import type { UserSummary } from '@aw/contracts/users/staff';
import { shortId } from '../../format/figures';

type NamedUser = Pick<UserSummary, 'id' | 'email' | 'firstName' | 'lastName' | 'isAnonymous'>;

/** Full name, else the email address, else 'Anonymous' or 'No name'. */
export function userName(user: NamedUser): string {
  return fullName(user) ?? user.email ?? (user.isAnonymous ? 'Anonymous' : 'No name');
}

/** Name of a person in dialogs and toasts: the full name, else the email address, else the shortened id. */
export function displayName(user: NamedUser): string {
  return fullName(user) ?? user.email ?? shortId(user.id);
}

/** Word to type before a change that cannot be undone: the email address, else the shortened id. */
export function confirmWordOf({ email, id }: Pick<NamedUser, 'email' | 'id'>): string {
  return email ?? shortId(id);
}

function fullName({ firstName, lastName }: NamedUser): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || undefined;
}

/** The item under which the audit log lists changes of a person. */
export function userLog(userId: string) {
  return { name: 'this person', target: `user:${userId}` };
}
