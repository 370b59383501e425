import { sessionKey } from './session';

/**
 * Key of one list of the person's library. It starts with the session's key and the user id, so the next person to sign in
 * never sees what another saved or follows.
 */
export function libraryKey(userId: string, tab: string) {
  return [...sessionKey, userId, 'library', tab] as const;
}
