import { createTransport } from 'nodemailer';
import { keepMail } from './mail-folder';
import type { MailTransport } from './mail-transport';
import { messageOf } from './message-of';

/** Creates a transport that writes messages to a folder instead of sending them. The mailbox page reads them there. */
export function createFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The composer returned a stream instead of bytes.');
      await keepMail(folder, { ...mail, sentAt: new Date().toISOString() }, message);
    },
    async close() {
      composer.close();
    },
  };
}
