import path from 'node:path';
import type { Config } from '../../config/config';
import type { MailTransport } from './mail-transport';

/** Opens the configured mail transport. Its modules are loaded with the first mail. */
export function openMail(config: Config): MailTransport {
  const open = async () => {
    if (config.MAIL_TRANSPORT === 'smtp')
      return (await import('./smtp-transport')).createSmtpTransport(config.SMTP_URL ?? '');
    const { createFolderTransport } = await import('./folder-transport');
    return createFolderTransport(path.join(config.DATA_DIR, 'mail'));
  };
  let opened: Promise<MailTransport> | undefined;
  return {
    async send(mail) {
      opened ??= open();
      await (await opened).send(mail);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
