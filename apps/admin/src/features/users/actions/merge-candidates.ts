import type { UserSummary } from '@aw/contracts/users/staff';

/** Returns the people that someone can be merged into: other people who were not merged themselves. */
export function mergeCandidates<P extends Pick<UserSummary, 'id' | 'mergedInto'>>(
  users: readonly P[],
  except: string,
): P[] {
  return users.filter(({ id, mergedInto }) => id !== except && mergedInto === null);
}
