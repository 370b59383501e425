import type { StoredFields } from '@aw/db/auth';

/** Content of a session. Times are in milliseconds since 1970. */
export type SessionFields = {
  userId?: string;
  /** The person's `rights_version` when this session got its id. */
  rightsVersion?: number;
  /** The person's `session_epoch` when identity was proven. The session is invalid after a later one. */
  epoch?: number;
  /**
   * Fields in the table when this session was read or stored. Saving writes only the differences, and does not
   * restore a session that has ended.
   */
  stored?: StoredFields;
  /** When identity was last proven: by password, passkey or provider. */
  provedAt?: number;
  /** Whether the session continues after the browser closes. */
  isRemembered?: boolean;
  /** Set if a newer id has replaced this one. It ends within a minute. */
  isReplaced?: boolean;
  /** Value that a session shares with the ids that it replaced, so that they end together. */
  chain?: string;
  /** The id that this session replaces in the current call. Never stored. */
  renews?: string;
  /** For example "Chrome on Android". */
  device?: string;
  /** Day on which the cookie was last renewed, as days since 1970. Sessions of earlier releases have none. */
  renewedOn?: number;
  /** Person whose password was right and whose second factor is missing. */
  pending?: { userId: string; epoch: number; remember: boolean; until: number };
};
