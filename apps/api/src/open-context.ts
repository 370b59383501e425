import path from 'node:path';
import { openCare } from '@aw/care';
import type { OnQuery } from '@aw/db';
import * as documents from '@aw/db/documents';
import { openCredentialIssuer } from './adapters/credentials/open-credential-issuer';
import type { FileStore } from './adapters/files/file-store';
import { openFolderStore } from './adapters/files/folder-store';
import { openMail } from './adapters/mail/open-mail';
import { openExcerptReader } from './adapters/pages/excerpts/open-excerpt-reader';
import { openImageReader } from './adapters/pages/images/open-image-reader';
import { findLanguageFiles } from './adapters/pages/ocr/language-files';
import { openTextRecogniser } from './adapters/pages/ocr/open-text-recogniser';
import { readLimits } from './adapters/pages/read-limits';
import { openPayments } from './adapters/payments/open-payments';
import { openScanner } from './adapters/scanner/open-scanner';
import type { Config } from './config/config';
import type { Context } from './context';
import { addressesOf } from './database/addresses';
import { type DatabaseServer, openDatabaseServer } from './database/database-server';
import { prepareDatabase } from './database/migrate-database';
import { openDatabases } from './database/open-databases';
import { startJobs } from './jobs/jobs';
import { openAi } from './modules/ai/open-ai';
import { openPageComparer } from './modules/documents/originality/page-comparer';
import { openNotificationWatch } from './modules/notifications/notification-watch';
import { orderSettlement } from './modules/payments/order-settlement';
import { createSynonyms } from './modules/words/synonyms/read-synonyms';
import { createLimits } from './server/limits/limits';
import type { Measured } from './server/metrics/metrics';
import { createPasswords } from './server/security/password-hash';
import { credentialSecretOf, sessionSecretOf } from './server/security/secrets';
import { createSessionCache } from './server/sessions/session-cache';
import { openItemFileReader } from './workers/item-files/item-file-reader';
import { openLanguageDetector } from './workers/languages/language-detector';
import { openPdfRenderer } from './workers/pdf/pdf-renderer';
import { openRichTextCompiler } from './workers/rich-text/rich-text-compiler';
import { openTutorChecker } from './workers/tutor-checks/tutor-checker';
import { openWordMeanings } from './workers/word-meanings/word-meanings';

export type OpenContext = Measured & {
  close: () => Promise<void>;
  /** Stops only the embedded database, for a process that ends at once, unless other processes use it. */
  abandon: () => Promise<void>;
};

/** Opens everything that operations use: database (embedded without DATABASE_URL), files, jobs and limits. */
export async function openContext(
  config: Config,
  onError: (error: Error) => void,
  onQuery?: OnQuery,
): Promise<OpenContext> {
  const server = await openDatabaseServer(config);
  try {
    return await openOver(server, config, onError, onQuery);
  } catch (error) {
    await server.leave();
    throw error;
  }
}

async function openOver(
  server: DatabaseServer,
  config: Config,
  onError: (error: Error) => void,
  onQuery?: OnQuery,
): Promise<OpenContext> {
  const { direct } = addressesOf(config, server.url);
  await prepareDatabase(direct, config.MIGRATE);
  const databases = await openDatabases(config, server.url, onQuery);
  const { main, cache, replica, changes } = databases;
  const notifications = openNotificationWatch(cache.db, changes);
  const jobs = await startJobs(direct.url, onError, { listens: !direct.isPooled });
  const mail = openMail(config);
  const pdf = openPdfRenderer({ onError });
  const richText = openRichTextCompiler({ onError });
  const itemFiles = openItemFileReader({ onError });
  const languages = openLanguageDetector({ onError });
  const comparer = openPageComparer({ onError });
  const tutorChecker = openTutorChecker({ onError });
  const wordMeanings = openWordMeanings({ onError });
  const images = openImageReader(readLimits(config));
  const ocr = openTextRecogniser({
    languages: findLanguageFiles(config.OCR_LANGUAGES, config.DATA_DIR),
    memoryBytes: readLimits(config).memoryBytes,
  });
  const excerpts = openExcerptReader({ memoryBytes: readLimits(config).memoryBytes });
  const limits = createLimits(main.pool);
  const ai = await openAi({
    config,
    db: main.db,
    limits,
    richText,
    connection: changes.connectionName,
    onError,
  });
  return {
    databases: { main, cache, ...(replica && { replica }) },
    db: main.db,
    readDb: replica?.db ?? cache.db,
    replica,
    cacheDb: cache.db,
    changes,
    sessions: createSessionCache(main.db, changes),
    synonyms: createSynonyms({ cacheDb: cache.db, changes }),
    notifications,
    files: await openFiles(config, main.db),
    scanner: await openScanner(config),
    mail,
    loadMailTemplates: async () => (await import('./modules/mail-templates')).mailTemplates,
    payments: await openPayments(config),
    settlement: orderSettlement,
    needsCare: openCare(),
    credentials: openCredentialIssuer({
      secret: await credentialSecretOf(config),
      siteName: config.SITE_NAME,
      origin: config.SITE_ORIGIN,
    }),
    ai,
    pdf,
    richText,
    itemFiles,
    languages,
    comparer,
    tutorChecker,
    wordMeanings,
    images,
    excerpts,
    ocr,
    jobs,
    limits,
    passwords: createPasswords(),
    config,
    secret: await sessionSecretOf(config),
    now: () => new Date(),
    async close() {
      notifications.close();
      await jobs.stop();
      await ai.close();
      await Promise.all([
        pdf.close(),
        richText.close(),
        itemFiles.close(),
        languages.close(),
        comparer.close(),
        tutorChecker.close(),
        wordMeanings.close(),
        images.close(),
        excerpts.close(),
        ocr.close(),
      ]);
      await mail.close();
      await databases.close();
      await server.leave();
    },
    abandon: server.leave,
  };
}

async function openFiles(config: Config, db: Context['db']): Promise<FileStore> {
  if (config.FILE_STORAGE === 'folder')
    return openFolderStore({
      root: path.join(config.DATA_DIR, 'files'),
      isNew: !(await documents.hasFiles(db)),
    });
  const { createS3Store } = await import('./adapters/files/s3-store');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Store({
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    // A store with an endpoint of its own has no host name per bucket.
    forcePathStyle: config.S3_ENDPOINT !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
