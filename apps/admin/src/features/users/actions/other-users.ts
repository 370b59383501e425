import type { UserSummary } from '@aw/contracts/users/staff';

/** Those into whom somebody can be merged: others, who were not merged away themselves. */
export function otherUsers<P extends Pick<UserSummary, 'id' | 'mergedInto'>>(
  users: readonly P[],
  except: string,
): P[] {
  return users.filter(({ id, mergedInto }) => id !== except && mergedInto === null);
}
