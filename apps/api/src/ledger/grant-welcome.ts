import { createHmac } from 'node:crypto';
import { type Database, hasCreditEntry, insertCreditEntry, insertWelcomeGrant } from '@aw/db';
import { welcomeCredits } from '@aw/pricing';
import type { Context } from '../context';
import { addressKey } from '../server/address-key';
import type { Client } from '../server/client';
import { keyFor } from '../server/seal';

const source = 'welcome';

/**
 * Gives an account whose address is confirmed its welcome credit, once. Several from one browser or address are refused
 * nothing: hashes are kept for a while, so that staff see it. The caller holds the person's row.
 */
export async function grantWelcome(
  ctx: Pick<Context, 'secret' | 'now'>,
  trx: Database,
  userId: string,
  { ip, userAgent = '' }: Client,
): Promise<void> {
  if (await hasCreditEntry(trx, userId, source)) return;
  await insertCreditEntry(trx, { userId, delta: welcomeCredits, reason: 'welcome', source });
  const address = addressKey(ip);
  const hashOf = (text: string) =>
    createHmac('sha256', keyFor(ctx.secret, 'welcome credit')).update(text).digest('hex');
  await insertWelcomeGrant(trx, {
    userId,
    addressHash: hashOf(address),
    deviceHash: hashOf(`${address}\n${userAgent}`),
    at: ctx.now(),
  });
}
