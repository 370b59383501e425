import type { User } from '@aw/contracts/users/public';

/** Returns the name that a signed-in user is called by: the full name, else the email address. */
export function userName({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) {
  return [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'a user without a name');
}
