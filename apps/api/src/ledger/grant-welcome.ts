import { createHmac } from 'node:crypto';
import {
  type Database,
  hasCreditEntry,
  insertCreditEntry,
  insertWelcomeGrant,
  takeWelcomeMailbox,
} from '@aw/db';
import { welcomeCredits } from '@aw/pricing';
import type { Context } from '../context';
import { addressKey } from '../security/address-key';
import { keyFor } from '../security/encrypt';
import type { Client } from '../server/client';
import { mailboxHash } from './welcome-mailbox';

/** The ledger's source of a welcome credit. */
export const welcomeSource = 'welcome';

/**
 * Gives an account whose address is confirmed its welcome credit, once, and once for each mailbox; false when there is
 * none to give. Several from one browser or address are refused nothing: hashes are kept for a while, so that staff see
 * it. The caller holds the person's row.
 */
export async function grantWelcome(
  ctx: Pick<Context, 'secret' | 'now'>,
  trx: Database,
  account: { id: string; email: string },
  { ip, userAgent = '' }: Client,
): Promise<boolean> {
  const userId = account.id;
  if (await hasCreditEntry(trx, userId, welcomeSource)) return false;
  if (!(await takeWelcomeMailbox(trx, mailboxHash(ctx, account.email), ctx.now()))) return false;
  await insertCreditEntry(trx, { userId, delta: welcomeCredits, reason: 'welcome', source: welcomeSource });
  const address = addressKey(ip);
  const hashOf = (text: string) =>
    createHmac('sha256', keyFor(ctx.secret, 'welcome credit')).update(text).digest('hex');
  await insertWelcomeGrant(trx, {
    userId,
    addressHash: hashOf(address),
    deviceHash: hashOf(`${address}\n${userAgent}`),
    at: ctx.now(),
  });
  return true;
}
