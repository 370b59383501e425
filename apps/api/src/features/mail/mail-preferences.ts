import { type MailKind, type MailPreferences, mailKinds } from '@aw/contracts/account/public';
import { deleteMailOptOut, findUser, insertMailOptOut, listMailOptOuts } from '@aw/db';
import type { Context, UserContext } from '../../context';
import { accountNeeded } from '../../errors/feature-error';
import { readUnsubscribeToken } from '../../mail/unsubscribe-token';
import { linkIncomplete } from './mail.errors';

/** Which kinds of mail the person gets; throws 403 for people without an account. */
export async function getMailPreferences(ctx: UserContext): Promise<MailPreferences> {
  const user = await findUser(ctx.db, ctx.userId);
  if (!user || user.is_anonymous) throw accountNeeded();
  const off = await listMailOptOuts(ctx.db, ctx.userId);
  return mailKinds.map((kind) => ({ kind, isOn: !off.includes(kind) }));
}

/** Turns one kind of mail on or off, and gives all of them as they are then. */
export async function changeMailPreference(
  ctx: UserContext,
  { kind, isOn }: { kind: MailKind; isOn: boolean },
): Promise<MailPreferences> {
  await getMailPreferences(ctx);
  if (isOn) await deleteMailOptOut(ctx.db, ctx.userId, kind);
  else await insertMailOptOut(ctx.db, ctx.userId, kind);
  return getMailPreferences(ctx);
}

/** Turns off the kind of mail that a mail's own token names; throws 410 for a token of another making. */
export async function unsubscribe(ctx: Context, token: string): Promise<{ kind: MailKind }> {
  const about = readUnsubscribeToken(ctx.secret, token);
  if (!about) throw linkIncomplete();
  await insertMailOptOut(ctx.db, about.userId, about.kind);
  return { kind: about.kind };
}
