import { randomBytes } from 'node:crypto';
import { type Database, isUniqueViolation } from '@aw/db';
import type { NewAccount } from '@aw/db/users';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import type { Client } from '../../server/client';
import { networkOf } from '../../server/network';
import { grantWelcome } from '../credits/grant-welcome';
import { notify } from '../notifications/notify';
import { mailVerification } from '../users/email-links';
import { emailTaken } from '../users/user.errors';

/**
 * Turns this browser's anonymous user into an account, or creates a user if there is none, and queues the first email.
 * The welcome credit is granted with a verified address: now if a provider has verified it, otherwise with the link.
 *
 * @returns the user's id
 * @throws 409 if the address has an account
 */
export async function registerAccount(
  ctx: Context,
  sessionUserId: string | undefined,
  row: NewAccount,
  client: Client,
): Promise<string> {
  const id = (await registerExistingUser(ctx.db, sessionUserId, row)) ?? (await registerNewUser(ctx.db, row));
  const user = { id, email: row.email, first_name: row.firstName };
  if (row.emailVerifiedAt) {
    const hasCredit = await grantWelcome(ctx, { id, email: row.email }, client);
    await notify(ctx, { userId: id, mail: { kind: 'welcome', hasCredit }, link: '/documents' });
  } else await mailVerification({ ...ctx, network: networkOf(ctx, client.ip) }, user);
  return id;
}

async function registerExistingUser(
  db: Database,
  id: string | undefined,
  row: NewAccount,
): Promise<string | undefined> {
  return id !== undefined && (await register(db, id, row)) ? id : undefined;
}

async function registerNewUser(db: Database, row: NewAccount): Promise<string> {
  const id = `user_${randomBytes(16).toString('base64url')}`;
  await users.insertAnonymous(db, id);
  await register(db, id, row);
  return id;
}

async function register(db: Database, id: string, row: NewAccount): Promise<boolean> {
  try {
    return await users.register(db, id, row);
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}
