import { randomBytes } from 'node:crypto';
import { type Database, isUniqueViolation } from '@aw/db';
import type { NewAccount } from '@aw/db/users';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import type { Client } from '../../server/client';
import { placeOf } from '../../server/place';
import { grantWelcome } from '../credits/grant-welcome';
import { notify } from '../notifications/notify';
import { mailVerification } from '../users/email-links';
import { emailTaken } from '../users/user.errors';

/**
 * Makes this browser's anonymous person an account in place, or a new person where there is none, and queues the first
 * mail. The welcome credit comes with a confirmed address: now, where another party has proven it, else with the link.
 * Gives the person's id; throws 409 when the address has an account.
 */
export async function registerAccount(
  ctx: Context,
  sessionUserId: string | undefined,
  row: NewAccount,
  client: Client,
): Promise<string> {
  const id = (await registerInPlace(ctx.db, sessionUserId, row)) ?? (await registerAnew(ctx.db, row));
  const user = { id, email: row.email, first_name: row.firstName };
  if (row.emailVerifiedAt) {
    const hasCredit = await grantWelcome(ctx, { id, email: row.email }, client);
    await notify(ctx, { userId: id, mail: { kind: 'welcome', hasCredit }, link: '/documents' });
  } else await mailVerification({ ...ctx, place: placeOf(ctx, client.ip) }, user);
  return id;
}

async function registerInPlace(
  db: Database,
  id: string | undefined,
  row: NewAccount,
): Promise<string | undefined> {
  return id !== undefined && (await register(db, id, row)) ? id : undefined;
}

async function registerAnew(db: Database, row: NewAccount): Promise<string> {
  const id = `user_${randomBytes(16).toString('base64url')}`;
  await users.insertAnonymous(db, id);
  await register(db, id, row);
  return id;
}

async function register(db: Database, id: string, row: NewAccount): Promise<boolean> {
  try {
    return await users.registerUser(db, id, row);
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}
