import {
  type MailKind,
  type MailMode,
  type MailPreferences,
  mailKinds,
  type UnsubscribeKind,
  usualMailMode,
} from '@aw/contracts/account/public';
import * as mail from '@aw/db/mail';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { accountNeeded } from '../../errors/feature-error';
import { linkIncomplete } from './mail.errors';
import { readUnsubscribeToken } from './unsubscribe-token';

const usuallyDaily = mailKinds.filter((kind) => usualMailMode(kind) === 'daily');

/** How the person gets each kind of mail; throws 403 for people without an account. */
export async function getMailPreferences(ctx: UserContext): Promise<MailPreferences> {
  const user = await users.findUser(ctx.db, ctx.userId);
  if (!user || user.is_anonymous) throw accountNeeded();
  const choices = await mail.listMailOptOuts(ctx.db, ctx.userId);
  return mailKinds.map((kind) => ({
    kind,
    mode: choices.find((choice) => choice.kind === kind)?.mode ?? usualMailMode(kind),
  }));
}

/** Has one kind of mail sent at once, daily or not at all, and gives all of them as they are then. */
export async function changeMailPreference(
  ctx: UserContext,
  { kind, mode }: { kind: MailKind; mode: MailMode },
): Promise<MailPreferences> {
  await getMailPreferences(ctx);
  if (mode === usualMailMode(kind)) await mail.deleteMailOptOut(ctx.db, ctx.userId, kind);
  else await mail.setMailOptOut(ctx.db, ctx.userId, kind, mode);
  return getMailPreferences(ctx);
}

/** Turns off the kind of mail, or the digest, that a mail's own token names; throws 410 for a token of another making. */
export async function unsubscribe(ctx: Context, token: string): Promise<{ kind: UnsubscribeKind }> {
  const about = readUnsubscribeToken(ctx.secret, token);
  if (!about) throw linkIncomplete();
  if (about.kind === 'digest') await mail.endDigests(ctx.db, about.userId, usuallyDaily);
  else await mail.setMailOptOut(ctx.db, about.userId, about.kind, 'off');
  return { kind: about.kind };
}
