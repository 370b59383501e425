import type { Database } from '../database';

export type EmailTokenPurpose = 'verify_email' | 'change_email' | 'reset_password';

/** Stores the hash of a mailed link's token and ends earlier tokens of the same purpose. */
export async function replaceEmailToken(
  db: Database,
  row: { tokenHash: string; purpose: EmailTokenPurpose; userId: string; email: string; expiresAt: Date },
): Promise<void> {
  await deleteEmailTokens(db, row.userId, row.purpose);
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: row.tokenHash,
      purpose: row.purpose,
      user_id: row.userId,
      email: row.email,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Finds an unused token that has not expired. */
export async function findEmailToken(
  db: Database,
  tokenHash: string,
  purposes: readonly EmailTokenPurpose[],
  now: Date,
) {
  return db
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token up; undefined if it was used, has expired or never existed. Only one of two parallel calls gets it. */
export async function useEmailToken(
  db: Database,
  tokenHash: string,
  purposes: readonly EmailTokenPurpose[],
  now: Date,
) {
  return db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'purpose'])
    .executeTakeFirst();
}

/** Deletes a person's mailed links, of one purpose or all. */
export async function deleteEmailTokens(
  db: Database,
  userId: string,
  purpose?: EmailTokenPurpose,
): Promise<void> {
  let query = db.deleteFrom('email_tokens').where('user_id', '=', userId);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}

/** Finds the address that waits for its confirmation. */
export async function findPendingEmail(db: Database, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
}
