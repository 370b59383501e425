import type { Config } from '../../../config';
import { badPassword } from '../people.errors';

let common: Promise<Set<string>> | undefined;

/** Refuses a password that is too short, one of the 49,000 commonest, or what everybody knows of the account. */
export async function checkPassword(
  config: Config,
  password: string,
  known: readonly (string | null)[],
): Promise<void> {
  const least = config.PASSWORD_MIN_LENGTH;
  if (Array.from(password).length < least)
    throw badPassword(`Password must be at least ${least} characters long`);
  const plain = password.normalize('NFKC').toLowerCase();
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  if ((await common).has(plain))
    throw badPassword('This is one of the passwords that are tried first. Please choose another one.');
  const parts = known.flatMap((text) => (text ? [text, text.split('@')[0] ?? ''] : []));
  if (parts.some((part) => part.toLowerCase() === plain))
    throw badPassword('Your name or e-mail address is easy to guess. Please choose another password.');
}
