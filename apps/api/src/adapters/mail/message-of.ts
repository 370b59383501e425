import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { MailRefusedError, type OutgoingMail } from './mail-transport';

/** Returns a message for nodemailer. The same mail always has the same Message-ID. */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  const { to, from, subject, html, text, replyTo, unsubscribeUrl } = mail;
  for (const value of [mail.id, to, from, subject, replyTo ?? '', unsubscribeUrl ?? ''])
    if (/\p{Cc}/u.test(value))
      throw new MailRefusedError('A header of this email contains a control character.');
  const isLikeEncoded = subject.includes('=?');
  return {
    messageId: `<${mail.id}@${domainOf(from)}>`,
    from,
    // An object, so that a comma in the address does not create a second recipient.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...(isLikeEncoded ? {} : { subject }),
    html,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(isLikeEncoded ? { Subject: encodedSubject(subject) } : {}),
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl } } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Encodes a subject that contains an encoded word, which mail programs would otherwise decode although a person typed
 * it.
 */
function encodedSubject(subject: string) {
  return { prepared: true, foldLines: true, value: encodeWord(subject, 'Q', 52) };
}

/** Returns the part after the @ of a sender such as `Name <name@example.com>`. */
function domainOf(from: string): string {
  const [sender] = addressparser(from, { flatten: true });
  return sender?.address.split('@')[1] ?? 'localhost';
}
