import * as mailQueries from '@aw/db/mail';
import { MailRefusedError } from '../../adapters/mail/mail-transport';
import type { Context } from '../../context';
import { isOfNewsletter } from './unsubscribe-links';

const maxErrorLength = 500;

const errorText = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);

/**
 * Sends a stored mail that is still queued; runs as a job. Throws if a later attempt may succeed. If the process is
 * killed after sending, the mail is sent again with the same Message-ID, by which mail servers recognise it.
 */
export async function sendMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await mailQueries.find(ctx.db, mailId);
  if (mail?.status !== 'queued') return;
  if (mail.erased_at !== null && mail.kind !== 'erased')
    return mailQueries.end(ctx.db, mailId, { status: 'dropped', error: null });
  if (isOfNewsletter(mail.kind) && mail.subscription !== 'confirmed')
    return mailQueries.end(ctx.db, mailId, {
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
      return mailQueries.end(ctx.db, mailId, { status: 'failed', error: errorText(error) });
    await mailQueries.recordError(ctx.db, mailId, errorText(error));
    throw error;
  }
  await mailQueries.end(ctx.db, mailId, { status: 'sent', at: ctx.now() });
}

/** Marks a mail that no attempt could send as failed, with the last error. */
export async function giveUpOnMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await mailQueries.find(ctx.db, mailId);
  await mailQueries.end(ctx.db, mailId, {
    status: 'failed',
    error: mail?.error ?? 'The mail server did not answer.',
  });
}
