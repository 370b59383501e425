import type { StoredFields } from '@aw/db/auth';

/** What a session keeps; all moments in milliseconds since 1970. */
export type SessionFields = {
  userId?: string;
  /** The person's `rights_version` when this session got its id. */
  rightsVersion?: number;
  /** The person's `session_epoch` when identity was proven; after a later one this session is nobody's. */
  epoch?: number;
  /** What the table held when this session was read or stored: saving changes only what differs, and brings no ended session back. */
  stored?: StoredFields;
  /** When identity was last proven: by password, passkey or provider. */
  provedAt?: number;
  /** Kept after the browser closes. */
  isRemembered?: boolean;
  /** Set when a newer id took this one's place; it ends within a minute. */
  isReplaced?: boolean;
  /** What a session has in common with the ids that it replaced, so that they end together. */
  chain?: string;
  /** The id whose place this session takes in the call that is being answered; never stored. */
  renews?: string;
  /** Such as "Chrome on Android". */
  device?: string;
  /** The day, counted from 1970, on which the cookie was last renewed. Sessions of earlier releases have none. */
  renewedOn?: number;
  /** Somebody whose password was right and whose second factor is missing. */
  pending?: { userId: string; epoch: number; remember: boolean; until: number };
};
