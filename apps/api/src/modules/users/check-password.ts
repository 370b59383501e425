import type { Config } from '../../config/config';
import { weaknessOf } from '../../server/security/password-rules';
import { badPassword } from './user.errors';

/**
 * Refuses a password that is too short, among the 49,000 most common ones, or made of publicly known facts about the
 * account.
 */
export async function checkPassword(
  config: Config,
  password: string,
  known: readonly (string | null)[],
): Promise<void> {
  const weakness = await weaknessOf(password, { least: config.PASSWORD_MIN_LENGTH, known });
  if (weakness !== undefined) throw badPassword(weakness);
}
