import { createHmac } from 'node:crypto';
import * as credits from '@aw/db/credits';
import * as staff from '@aw/db/staff';
import { welcomeCredits } from '@aw/pricing';
import { keyFor } from '../../config/encrypt';
import type { Context } from '../../context';
import type { Client } from '../../server/client';
import { addressKey } from '../../server/security/address-key';
import { mailboxOf } from '../../server/security/mailbox-of';

/** The ledger's source of a welcome credit. */
export const welcomeSource = 'welcome';

/**
 * Gives an account whose address is confirmed its welcome credit, once, and once for each mailbox; false when there is
 * none to give. Several from one browser or address are refused nothing: hashes are kept for a while, so that staff see
 * it. The caller holds the person's row.
 */
export async function grantWelcome(
  ctx: Pick<Context, 'db' | 'secret' | 'now'>,
  account: { id: string; email: string },
  { ip, userAgent = '' }: Client,
): Promise<boolean> {
  const userId = account.id;
  if (await credits.hasCreditEntry(ctx.db, userId, welcomeSource)) return false;
  if (!(await credits.takeWelcomeMailbox(ctx.db, mailboxHash(ctx, account.email), ctx.now()))) return false;
  await credits.insertCreditEntry(ctx.db, {
    userId,
    delta: welcomeCredits,
    reason: 'welcome',
    source: welcomeSource,
  });
  const address = addressKey(ip);
  const hashOf = (text: string) =>
    createHmac('sha256', keyFor(ctx.secret, 'welcome credit')).update(text).digest('hex');
  await credits.insertWelcomeGrant(ctx.db, {
    userId,
    addressHash: hashOf(address),
    deviceHash: hashOf(`${address}\n${userAgent}`),
    at: ctx.now(),
  });
  return true;
}

const perRun = 500;

const fact = 'welcome-mailboxes-walked-to';

/** By which a mailbox is known again: it cannot be made, nor tried out, without the server's secret. */
function mailboxHash({ secret }: Pick<Context, 'secret'>, address: string): string {
  return createHmac('sha256', keyFor(secret, 'welcome mailbox')).update(mailboxOf(address)).digest('hex');
}

/** Keeps the mailboxes of accounts that had their welcome credit before that was kept: some in each clean-up, once. */
export async function fillWelcomeMailboxes(ctx: Pick<Context, 'db' | 'secret'>): Promise<void> {
  const after = await staff.findFact(ctx.db, fact);
  const accounts = await credits.listWelcomed(ctx.db, typeof after === 'string' ? after : '', perRun);
  for (const { email, created_at } of accounts)
    if (email !== null) await credits.takeWelcomeMailbox(ctx.db, mailboxHash(ctx, email), created_at);
  const last = accounts.at(-1);
  if (last) await staff.setFact(ctx.db, fact, last.user_id);
}
