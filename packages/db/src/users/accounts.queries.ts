import { sql } from 'kysely';
import type { Database } from '../database';

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  audience: 'student' | 'educator';
  termsVersion: string;
  /** Version of the Privacy Policy that was shown at sign-up. */
  privacyVersion: string;
  /** Set if another party has already proven the address. */
  emailVerifiedAt: Date | null;
};

/** Finds the account with an address, in any case. */
export async function findByEmail(db: Database, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Makes an anonymous person an account in place; false if they are registered already. A taken address violates
 * `users_email_key`.
 */
export async function register(db: Database, id: string, row: NewAccount): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({
      email: row.email,
      first_name: row.firstName,
      last_name: row.lastName,
      password_hash: row.passwordHash,
      audience: row.audience,
      educator_since: row.audience === 'educator' ? sql`now()` : null,
      terms_version: row.termsVersion,
      terms_accepted_at: sql`now()`,
      privacy_version: row.privacyVersion,
      registered_at: sql`now()`,
      email_verified_at: row.emailVerifiedAt,
      is_anonymous: false,
      rights_version: sql`rights_version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('is_anonymous', '=', true)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export type AccountChange = {
  email?: string;
  first_name?: string;
  last_name?: string;
  audience?: 'student' | 'educator';
  educator_since?: Date | null;
  password_hash?: string;
  email_verified_at?: Date;
  is_expert?: boolean;
  suspended_at?: Date | null;
  suspended_reason?: string | null;
  terms_version?: string;
  terms_accepted_at?: Date;
  privacy_version?: string;
};

/** Updates an account; `changesRights` gives every session of it a new id. */
export async function updateAccount(
  db: Database,
  id: string,
  change: AccountChange,
  changesRights = false,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...change,
      updated_at: sql`now()`,
      ...(changesRights ? { rights_version: sql`rights_version + 1` } : {}),
    })
    .where('id', '=', id)
    .execute();
}
