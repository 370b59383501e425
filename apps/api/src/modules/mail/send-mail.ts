import * as mailQueries from '@aw/db/mail';
import { MailRefusedError } from '../../adapters/mail/mail-transport';
import type { Context } from '../../context';
import { isOfNewsletter } from './unsubscribe-links';

/** The words of an error, at most 500 characters. */
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Sends a stored mail, as a job; one that has ended already is left alone. It throws when the mail may go at a later try.
 * Killed between sending and noting it, it sends once more with the same Message-ID, by which mail servers know it.
 */
export async function sendMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await mailQueries.findMail(ctx.db, mailId);
  if (mail?.status !== 'queued') return;
  if (mail.erased_at !== null && mail.kind !== 'erased')
    return mailQueries.endMail(ctx.db, mailId, { status: 'dropped', error: null });
  if (isOfNewsletter(mail.kind) && mail.subscription !== 'confirmed')
    return mailQueries.endMail(ctx.db, mailId, {
      status: 'dropped',
      error: 'The subscription is no longer confirmed.',
    });
  try {
    await ctx.mail.send({
      id: mail.id,
      to: mail.to_address,
      from: ctx.config.MAIL_FROM,
      subject: mail.subject,
      html: mail.html ?? '',
      text: mail.body_text ?? '',
      replyTo: mail.reply_to ?? undefined,
      unsubscribeUrl: mail.unsubscribe_url ?? undefined,
    });
  } catch (error) {
    if (error instanceof MailRefusedError)
      return mailQueries.endMail(ctx.db, mailId, { status: 'failed', error: textOf(error) });
    await mailQueries.noteMailError(ctx.db, mailId, textOf(error));
    throw error;
  }
  await mailQueries.endMail(ctx.db, mailId, { status: 'sent', at: ctx.now() });
}

/** Ends a mail that no try could send; the last error stays with it. */
export async function giveUpOnMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await mailQueries.findMail(ctx.db, mailId);
  await mailQueries.endMail(ctx.db, mailId, {
    status: 'failed',
    error: mail?.error ?? 'The mail server did not answer.',
  });
}
