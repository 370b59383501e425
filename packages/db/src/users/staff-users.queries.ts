import type { UserState } from '@aw/contracts/users/staff';
import { type SqlBool, sql } from 'kysely';
import { sharesDevice } from '../credits/welcome.queries';
import type { Database } from '../database';
import { containsFolded } from '../like';

/** People who are not erased; a merged one says into whom. */
function usersWithCounts(db: Database) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'is_anonymous',
      'is_expert',
      'audience',
      'upload_count',
      'suspended_at',
      'suspended_reason',
      'erase_after',
      'merged_into',
      'created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select((one) => one.fn.max('sessions.seen_at').as('at'))
        .as('seen_at'),
    )
    .where('erased_at', 'is', null);
}

const conditions: Record<UserState, ReturnType<typeof sql<SqlBool>>> = {
  registered: sql<SqlBool>`not is_anonymous`,
  anonymous: sql<SqlBool>`is_anonymous and merged_into is null`,
  expert: sql<SqlBool>`is_expert`,
  suspended: sql<SqlBool>`suspended_at is not null`,
  shared: sharesDevice,
  erasing: sql<SqlBool>`erase_after is not null and merged_into is null`,
};

/** Lists people, latest first; `afterId` is the last one seen. */
export async function listForStaff(
  db: Database,
  options: { q?: string; state?: UserState; limit: number; afterId?: string },
) {
  let query = usersWithCounts(db);
  // A merged person is found by a search, not listed beside their new account.
  if (!options.q) query = query.where('merged_into', 'is', null);
  if (options.state) query = query.where(conditions[options.state]);
  if (options.q) query = query.where(containsFolded('search_folded', options.q));
  if (options.afterId !== undefined) {
    query = query.where(
      sql<SqlBool>`(created_at, id) < (select created_at, id from users where id = ${options.afterId})`,
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(options.limit).execute();
}

/** Finds one person; undefined if there is none or they are erased. */
export async function findForStaff(db: Database, id: string) {
  return usersWithCounts(db).where('id', '=', id).executeTakeFirst();
}
export type UserForStaffRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

/** Returns the sign-in methods of a person. */
export async function getSignInMethods(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('users as u')
    .select('u.terms_version')
    .select((eb) => [
      eb('u.password_hash', 'is not', null).as('has_password'),
      eb
        .exists(
          eb
            .selectFrom('totp_factors')
            .select('user_id')
            .whereRef('user_id', '=', 'u.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_totp'),
      eb
        .selectFrom('passkeys')
        .whereRef('user_id', '=', 'u.id')
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('passkey_count'),
      eb
        .selectFrom('sessions')
        .whereRef('user_id', '=', 'u.id')
        .where('expire', '>', now)
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('session_count'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Lists the latest mails to a person, without their content. */
export async function listMails(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('mails')
    .select(['kind', 'subject', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Lists documents that a person has unlocked, latest first. */
export async function listUnlockedDocuments(db: Database, userId: string, limit: number) {
  return db
    .selectFrom('document_unlocks as u')
    .innerJoin('documents as d', 'd.id', 'u.document_id')
    .select(['d.id', 'd.title'])
    .where('u.user_id', '=', userId)
    .orderBy('u.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}
