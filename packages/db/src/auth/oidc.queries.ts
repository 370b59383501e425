import { sql } from 'kysely';
import type { Database } from '../database';

export type Identity = { issuer: string; subject: string };

/** Locks an identity until the transaction ends, so that two parallel first sign-ins create only one account. */
export async function lockIdentity(trx: Database, { issuer, subject }: Identity): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`oidc ${issuer} ${subject}`}, 0))`.execute(trx);
}

/** Finds the person with an identity and stores the address that the provider vouches for today. */
export async function findIdentityOwner(
  trx: Database,
  { issuer, subject }: Identity,
  email: string | null,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('oidc_identities')
    .set({ email: sql`coalesce(${email}::citext, email)` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Links an identity to a person. */
export async function insertIdentity(
  trx: Database,
  row: Identity & { userId: string; email: string },
): Promise<void> {
  await trx
    .insertInto('oidc_identities')
    .values({ issuer: row.issuer, subject: row.subject, user_id: row.userId, email: row.email })
    .execute();
}

/** Counts the identities that are linked to a person. */
export async function countIdentities(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('oidc_identities')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Unlinks all identities from a person. */
export async function deleteIdentities(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('oidc_identities').where('user_id', '=', userId).execute();
}
