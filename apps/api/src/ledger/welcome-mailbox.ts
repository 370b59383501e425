import { createHmac } from 'node:crypto';
import { findFact, listWelcomed, setFact, takeWelcomeMailbox } from '@aw/db';
import type { Context } from '../context';
import { keyFor } from '../security/encrypt';
import { mailboxOf } from '../security/mailbox-of';

const perRun = 500;
const fact = 'welcome-mailboxes-walked-to';

/** By which a mailbox is known again: it cannot be made, nor tried out, without the server's secret. */
export function mailboxHash({ secret }: Pick<Context, 'secret'>, address: string): string {
  return createHmac('sha256', keyFor(secret, 'welcome mailbox')).update(mailboxOf(address)).digest('hex');
}

/** Keeps the mailboxes of accounts that had their welcome credit before that was kept: some in each clean-up, once. */
export async function fillWelcomeMailboxes(ctx: Pick<Context, 'db' | 'secret'>): Promise<void> {
  const after = await findFact(ctx.db, fact);
  const accounts = await listWelcomed(ctx.db, typeof after === 'string' ? after : '', perRun);
  for (const { email, created_at } of accounts)
    if (email !== null) await takeWelcomeMailbox(ctx.db, mailboxHash(ctx, email), created_at);
  const last = accounts.at(-1);
  if (last) await setFact(ctx.db, fact, last.user_id);
}
