import type { UserSummary } from '@aw/contracts/users/staff';
import { shortId } from '../../format/figures';

type Named = Pick<UserSummary, 'id' | 'email' | 'firstName' | 'lastName' | 'isAnonymous'>;

/** The full name; without one the e-mail address, or that the person is anonymous. */
export function userName(user: Named): string {
  return fullName(user) ?? user.email ?? (user.isAnonymous ? 'Anonymous' : 'No name');
}

/** How a question or a toast calls a person: the name, the address, or the first 12 characters of the id. */
export function calledName(user: Named): string {
  return fullName(user) ?? user.email ?? shortId(user.id);
}

/** What has to be typed before something that cannot be undone: the e-mail address, without one the short id. */
export function confirmWordOf({ email, id }: Pick<Named, 'email' | 'id'>): string {
  return email ?? shortId(id);
}

function fullName({ firstName, lastName }: Named): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ').trim() || undefined;
}

/** A person as the text of a failed action names them, with the target of their log entries. */
export function userLog(userId: string) {
  return { name: 'this person', target: `user:${userId}` };
}
