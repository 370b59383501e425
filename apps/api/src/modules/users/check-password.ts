import type { Config } from '../../config/config';
import { weaknessOf } from '../../server/security/password-rules';
import { badPassword } from './user.errors';

/** Refuses a password that is too short, one of the 49,000 commonest, or what everybody knows of the account. */
export async function checkPassword(
  config: Config,
  password: string,
  known: readonly (string | null)[],
): Promise<void> {
  const weakness = await weaknessOf(password, { least: config.PASSWORD_MIN_LENGTH, known });
  if (weakness !== undefined) throw badPassword(weakness);
}
