import * as users from '@aw/db/users';
import type { Context } from '../../context';
import type { Mail } from './mail';
import { queueMail } from './queue-mail';
import type { CountedMail } from './recipient-limit';

type UncountedMail = Exclude<Mail, { kind: CountedMail }>;

/** Queues a mail to a person's verified address. Does nothing if they have none. */
export async function mailUser(ctx: Context, userId: string, mail: UncountedMail): Promise<void> {
  const user = await users.find(ctx.db, userId);
  if (!user?.email || !user.email_verified_at || user.erased_at) return;
  await queueMail(ctx, { userId, address: user.email, name: user.first_name }, mail);
}
