let common: Promise<Set<string>> | undefined;

export type PasswordRules = {
  /** Minimum number of characters, as people count them. */
  least: number;
  /** Publicly known texts of the account, which must not be the password. */
  known: readonly (string | null)[];
  /** Texts that must not be contained in the password either. */
  without?: readonly string[];
};

/**
 * Returns why a password is refused: too short, one of the 49,000 most common, or publicly known. Returns undefined
 * for a good one.
 */
export async function weaknessOf(password: string, rules: PasswordRules): Promise<string | undefined> {
  if (Array.from(password).length < rules.least)
    return `Password must be at least ${rules.least} characters long`;
  const plain = password.normalize('NFKC').toLowerCase();
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  if ((await common).has(plain))
    return 'This is one of the first passwords that attackers try. Please choose another one.';
  const parts = rules.known.flatMap((text) => (text ? [text, text.split('@')[0] ?? ''] : []));
  if (parts.some((part) => part.toLowerCase() === plain))
    return 'A password that contains your name or email address is easy to guess. Please choose another one.';
  if (rules.without?.some((part) => plain.includes(part.normalize('NFKC').toLowerCase())))
    return 'This password contains your username, which is easy to guess. Please choose another one.';
  return undefined;
}
