import path from 'node:path';
import { hasFiles, migrateToLatest, openDatabase } from '@aw/db';
import { ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import type { FileStore } from './adapters/files/file-store';
import { openFolderStore } from './adapters/files/folder-store';
import { createS3Store } from './adapters/files/s3-store';
import { createFolderTransport } from './adapters/mail/folder-transport';
import type { MailTransport } from './adapters/mail/mail-transport';
import { createSmtpTransport } from './adapters/mail/smtp-transport';
import { openPayments } from './adapters/payments/open-payments';
import type { Config } from './config/config';
import type { Context } from './context';
import { closeDataDir } from './files/data-dir';
import { startJobs } from './jobs/jobs';
import { openPdfRenderer } from './pdf/pdf-renderer';
import { createLimits } from './security/limits';
import { createPasswords } from './security/password-hash';
import { sessionSecretOf } from './security/secrets';

export type OpenContext = Context & { close: () => Promise<void> };

/** Opens everything that verbs use: database (embedded without DATABASE_URL), files, jobs and limits. */
export async function openContext(config: Config, onError: (error: Error) => void): Promise<OpenContext> {
  await closeDataDir(config);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'));
  if (embedded) await ensureDatabase(embedded, 'workshop');
  const url = config.DATABASE_URL ?? embedded?.url('workshop') ?? '';
  const main = openDatabase({
    url,
    maxConnections: config.DATABASE_POOL,
    statementTimeoutMs: config.STATEMENT_TIMEOUT_MS,
  });
  const read = openDatabase({
    url: config.DATABASE_READ_URL ?? url,
    maxConnections: config.DATABASE_POOL,
    statementTimeoutMs: config.READ_TIMEOUT_MS,
  });
  await migrate(url);
  const jobs = await startJobs(url, onError);
  const mail = openMail(config);
  const pdf = openPdfRenderer({ onError });
  return {
    db: main.db,
    readDb: read.db,
    files: await openFiles(config, main.db),
    mail,
    payments: openPayments(config),
    pdf,
    jobs,
    limits: createLimits(main.pool),
    passwords: createPasswords(),
    config,
    secret: await sessionSecretOf(config),
    now: () => new Date(),
    async close() {
      await jobs.stop();
      await pdf.close();
      await mail.close();
      await Promise.all([main.db.destroy(), read.db.destroy()]);
      await embedded?.stop();
    },
  };
}

/** Migrations may take long on a large database, so no statement timeout holds for them. */
async function migrate(url: string): Promise<void> {
  const { db } = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function openFiles(config: Config, db: Context['db']): Promise<FileStore> {
  if (config.FILES === 'folder')
    return openFolderStore({ root: path.join(config.DATA_DIR, 'files'), isNew: !(await hasFiles(db)) });
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Store({
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    // Stores that are named by an address of their own have no host name per bucket.
    forcePathStyle: config.S3_ENDPOINT !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}

function openMail(config: Config): MailTransport {
  return config.MAIL === 'smtp'
    ? createSmtpTransport(config.SMTP_URL ?? '')
    : createFolderTransport(path.join(config.DATA_DIR, 'mail'));
}
