import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCare } from '@aw/care';
import { auditVerbs } from '@aw/contracts/audit/audit-verbs';
import { type ChangeListener, openChangeListener, openDatabase } from '@aw/db';
import * as documents from '@aw/db/documents';
import { makeTestDatabase } from '@aw/db/testing/test-server';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { openCredentialIssuer } from '../adapters/credentials/open-credential-issuer';
import { openFolderStore } from '../adapters/files/folder-store';
import { openMail } from '../adapters/mail/open-mail';
import type { PageReader } from '../adapters/pages/page-reader';
import { openPayments } from '../adapters/payments/open-payments';
import { openScanner } from '../adapters/scanner/open-scanner';
import { buildApp } from '../app';
import type { NetworkContext } from '../context';
import { startJobs } from '../jobs/jobs';
import { openAi } from '../modules/ai/open-ai';
import { openWebAuthn } from '../modules/auth/mfa/relying-party';
import { openCompiler } from '../modules/content/current-texts';
import { processDocument } from '../modules/documents/processing/process-document';
import { recogniseText } from '../modules/documents/processing/recognise-text';
import { openNotificationWatch } from '../modules/notifications/notification-watch';
import { orderSettlement } from '../modules/payments/order-settlement';
import { createSynonyms } from '../modules/words/synonyms/read-synonyms';
import { createLimits } from '../server/limits/limits';
import { createPasswords, type PasswordCost } from '../server/security/password-hash';
import { createSessionCache } from '../server/sessions/session-cache';
import { openForTests } from './before-tests';
import { type Caller, callsWith } from './calls';
import { sharedWorkers } from './shared-workers';
import { readTestConfig } from './test-config';

/** A cheap hash, because most tests are not about passwords but hash thousands of them. */
const cheap: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const secret = 'a secret for tests only, 32 characters';

const needsCare = openCare();

const auditActions: ReadonlySet<string> = new Set(auditVerbs);

export type TestApp = {
  app: FastifyInstance;
  /** Sends calls without a session. */
  nobody: Caller;
  /** Context of the site itself. Tests may change it. */
  ctx: NetworkContext;
  reader: PageReader;
  databaseUrl: string;
  /** Runs the checks of a document, and OCR if it has scans. */
  process: (documentId: number) => Promise<void>;
  /** Runs the checks of all waiting files: in order, or all at once. */
  processAll: (how?: 'in order' | 'at once') => Promise<void>;
  close: () => Promise<void>;
};

/** Starts an application before the tests of this file or block and closes it after them. */
export function useTestApp(env: Record<string, string> = {}): TestApp {
  return openForTests(() => startTestApp(env));
}

/** Starts a complete application over a fresh copy of the migrated database and a separate folder. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  await loadEverything();
  const { url: databaseUrl, drop } = await makeTestDatabase(inject('serverUrl'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aw-app-'));
  const config = readTestConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  const main = openDatabase({ url: databaseUrl, maxConnections: 20 });
  const changes = openChangeListener(databaseUrl);
  const jobs = await startJobs(databaseUrl, () => {});
  const limits = createLimits(main.pool);
  const { reader, ...workers } = sharedWorkers();
  const ctx: NetworkContext = {
    network: undefined,
    db: main.db,
    readDb: main.db,
    cacheDb: main.db,
    replica: undefined,
    changes,
    sessions: createSessionCache(main.db, changes),
    synonyms: createSynonyms({ cacheDb: main.db, changes }),
    notifications: openNotificationWatch(main.db, changes),
    files: await openFolderStore({ root: path.join(dataDir, 'files'), isNew: true }),
    scanner: await openScanner(config),
    mail: openMail(config),
    loadMailTemplates: async () => (await import('../modules/mail-templates')).mailTemplates,
    payments: await openPayments(config),
    settlement: orderSettlement,
    needsCare,
    credentials: openCredentialIssuer({ secret, siteName: config.SITE_NAME, origin: config.SITE_ORIGIN }),
    ai: await openAi({
      config,
      db: main.db,
      limits,
      richText: workers.richText,
      connection: changes.connectionName,
      onError: () => {},
    }),
    ...workers,
    jobs,
    limits,
    passwords: createPasswords(cheap),
    config,
    secret,
    now: () => new Date(),
  };
  const app = await buildApp(ctx);
  await app.ready();
  await hearOwnWrites(app, changes);
  const checkDocument = async (documentId: number) => {
    await processDocument({ ...ctx, reader }, documentId);
    const document = await documents.find(ctx.db, documentId);
    if (document?.status === 'processing' && document.ocr_pages !== null)
      await recogniseText({ ...ctx, reader }, documentId);
  };
  return {
    app,
    process: checkDocument,
    nobody: callsWith((options) => app.inject(options)),
    ctx,
    reader,
    databaseUrl,
    async processAll(how = 'in order') {
      const waiting = await ctx.db
        .selectFrom('documents')
        .select('id')
        .where('status', '=', 'processing')
        .orderBy('id')
        .execute();
      if (how === 'at once') await Promise.all(waiting.map(({ id }) => checkDocument(id)));
      else for (const { id } of waiting) await checkDocument(id);
    },
    async close() {
      await app.close();
      await ctx.ai.close();
      ctx.notifications.close();
      const verbs = await ctx.db.selectFrom('audit_log').select('verb').distinct().execute();
      const unknown = verbs.map(({ verb }) => verb).filter((verb) => !auditActions.has(verb));
      await jobs.stop();
      await changes.close();
      await main.db.destroy();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      // Some audit actions are composed of parts. This checks the complete ones in every test.
      if (unknown.length > 0) throw new Error(`The log has verbs without a sentence: ${unknown.join(', ')}.`);
    },
  };
}

/**
 * Loads modules that a server loads at first use. Loading them from sources on a busy machine blocks the process for
 * seconds, and a blocked application refuses requests.
 */
async function loadEverything(): Promise<void> {
  await Promise.all([
    import('../modules/mail/rendering/render-mail'),
    import('../modules/mail-templates'),
    openCompiler(),
    openWebAuthn(),
    import('sharp'),
  ]);
}

/**
 * Makes the application process pending notifications before each call, because tests write to its database directly.
 */
async function hearOwnWrites(app: FastifyInstance, changes: ChangeListener): Promise<void> {
  while (!changes.isListening()) await sleep(5);
  const inject = app.inject.bind(app);
  Object.assign(app, {
    async inject(options: InjectOptions) {
      await changes.settled();
      return inject(options);
    },
  });
}
