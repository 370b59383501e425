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
 * Gives an account with a confirmed address its welcome credit, once per account and mailbox. Returns false if it had
 * one. Several accounts from one browser or network are not refused, but staff can see them by hashes that are kept for
 * a while. The caller holds the lock of the person's row.
 */
export async function grantWelcome(
  ctx: Pick<Context, 'db' | 'secret' | 'now'>,
  account: { id: string; email: string },
  { ip, userAgent = '' }: Client,
): Promise<boolean> {
  const userId = account.id;
  if (await credits.hasEntry(ctx.db, userId, welcomeSource)) return false;
  if (!(await credits.claimWelcomeMailbox(ctx.db, mailboxHash(ctx, account.email), ctx.now()))) return false;
  await credits.insertEntry(ctx.db, {
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

const accountsPerRun = 500;

const progressFact = 'welcome-mailboxes-walked-to';

/** Returns the hash that identifies a mailbox. Without the server's secret it can be neither computed nor guessed. */
function mailboxHash({ secret }: Pick<Context, 'secret'>, address: string): string {
  return createHmac('sha256', keyFor(secret, 'welcome mailbox')).update(mailboxOf(address)).digest('hex');
}

/**
 * Stores mailbox hashes of accounts whose welcome credit is older than the hashes, a batch in each run of the cleanup
 * job.
 */
export async function fillWelcomeMailboxes(ctx: Pick<Context, 'db' | 'secret'>): Promise<void> {
  const after = await staff.findFact(ctx.db, progressFact);
  const accounts = await credits.listWelcomedUsers(
    ctx.db,
    typeof after === 'string' ? after : '',
    accountsPerRun,
  );
  for (const { email, created_at } of accounts)
    if (email !== null) await credits.claimWelcomeMailbox(ctx.db, mailboxHash(ctx, email), created_at);
  const last = accounts.at(-1);
  if (last) await staff.setFact(ctx.db, progressFact, last.user_id);
}
