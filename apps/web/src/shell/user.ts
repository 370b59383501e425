import type { User } from '@aw/contracts/users/public';

type NamedUser = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** Returns first and last name, else the email address, else 'Your account'. */
export function nameOf({ firstName, lastName, email }: NamedUser): string {
  const name = [firstName, lastName].map((part) => part?.trim() ?? '').filter(Boolean);
  return name.join(' ') || email || 'Your account';
}

/** Returns the first name, else the part of the email address before the @, else 'Account'. */
export function greetingOf({ firstName, email }: NamedUser): string {
  return firstName?.trim() || email?.split('@')[0] || 'Account';
}
