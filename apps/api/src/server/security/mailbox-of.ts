/**
 * Returns the mailbox of an email address as far as its spelling shows it: providers ignore everything after a plus,
 * and one of them ignores dots.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  const host = address.slice(at + 1).toLowerCase();
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
