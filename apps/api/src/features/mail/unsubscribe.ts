import type { MailKind } from '@aw/contracts/account/public';
import { insertMailOptOut } from '@aw/db';
import type { Context } from '../../context';
import { readUnsubscribeToken } from '../../mail/unsubscribe-token';
import { linkIncomplete } from './mail.errors';

/** Turns off the kind of mail that a mail's own token names; throws 410 for a token of another making. */
export async function unsubscribe(ctx: Context, token: string): Promise<{ kind: MailKind }> {
  const about = readUnsubscribeToken(ctx.secret, token);
  if (!about) throw linkIncomplete();
  await insertMailOptOut(ctx.db, about.userId, about.kind);
  return { kind: about.kind };
}
