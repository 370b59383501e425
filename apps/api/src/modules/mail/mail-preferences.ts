import {
  type MailKind,
  type MailMode,
  type MailPreferences,
  mailKinds,
  type UnsubscribeKind,
  usualMailMode,
} from '@aw/contracts/users/account';
import * as mail from '@aw/db/mail';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { accountNeeded } from '../../errors/feature-error';
import { linkIncomplete } from './mail.errors';
import { readUnsubscribeToken } from './unsubscribe-token';

const usuallyDaily = mailKinds.filter((kind) => usualMailMode(kind) === 'daily');

type Options = {
  /** True if the answer includes emails about courses, which pages of the first releases do not know. */
  courses?: boolean | undefined;
};

/** Returns how the acting person gets each kind of mail. Throws 403 for people without an account. */
export async function getMailPreferences(
  ctx: UserContext,
  { courses = false }: Options,
): Promise<MailPreferences> {
  const user = await users.find(ctx.db, ctx.userId);
  if (!user || user.is_anonymous) throw accountNeeded();
  const choices = await mail.listOptOuts(ctx.db, ctx.userId);
  return mailKinds
    .filter((kind) => courses || kind !== 'courses')
    .map((kind) => ({
      kind,
      mode: choices.find((choice) => choice.kind === kind)?.mode ?? usualMailMode(kind),
    }));
}

/** Sets whether a kind of mail is sent at once, daily or not at all. Returns all preferences. */
export async function changeMailPreference(
  ctx: UserContext,
  { kind, mode }: { kind: MailKind; mode: MailMode },
  options: Options,
): Promise<MailPreferences> {
  await getMailPreferences(ctx, options);
  if (mode === usualMailMode(kind)) await mail.deleteOptOut(ctx.db, ctx.userId, kind);
  else await mail.setOptOut(ctx.db, ctx.userId, kind, mode);
  return getMailPreferences(ctx, options);
}

/** Turns off the kind of mail, or the digest, that a token names. Throws 410 for an invalid token. */
export async function unsubscribe(ctx: Context, token: string): Promise<{ kind: UnsubscribeKind }> {
  const subscription = readUnsubscribeToken(ctx.secret, token);
  if (!subscription) throw linkIncomplete();
  const { userId, kind } = subscription;
  if (kind === 'digest') await mail.turnOffDigests(ctx.db, userId, usuallyDaily);
  else await mail.setOptOut(ctx.db, userId, kind, 'off');
  return { kind };
}
