import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailTransport } from './mail-transport';
import { messageOf } from './message-of';

const seconds = 1000;

/**
 * Creates a transport for a server address such as smtps://user:secret@host:465. Throws MailRefusedError for a
 * recipient or a message that the server refuses permanently (5xx).
 */
export function createSmtpTransport(url: string): MailTransport {
  const mailer = createTransport({
    url,
    dnsTimeout: 10 * seconds,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  });
  return {
    async send(mail) {
      try {
        await mailer.sendMail(messageOf(mail));
      } catch (error) {
        throw isFinal(error) ? new MailRefusedError(error.message) : error;
      }
    },
    async close() {
      mailer.close();
    },
  };
}

/**
 * Returns whether a refusal is permanent. A 5xx about the sender or the sign-in means that our own settings are wrong,
 * so the mail waits until they are corrected.
 */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const status = Number(error.responseCode);
  return status >= 500 && status <= 599 && (error.command === 'RCPT TO' || error.command === 'DATA');
}
