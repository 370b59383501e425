import type { Context } from '../../context';
import type { Mail } from './mail';
import { queueMail } from './queue-mail';

/** Queues a mail to the support address, inside the caller's transaction. */
export async function notifyStaff(ctx: Context, mail: Mail<'staff_alert'>): Promise<void> {
  await queueMail(ctx, { userId: null, address: ctx.config.CONTACT_EMAIL, name: null }, mail);
}
