import type { User } from '@aw/contracts/users/public';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** First and last name; the address, or 'Your account', where there is neither. */
export function nameOf({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim() ?? '').filter(Boolean);
  return name.join(' ') || email || 'Your account';
}

/** The first name, else what the address begins with. */
export function greetingOf({ firstName, email }: Named): string {
  return firstName?.trim() || email?.split('@')[0] || 'Account';
}
