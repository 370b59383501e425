import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditVerbs } from '@aw/contracts/staff/audit-verbs';
import { type ChangeListener, openChangeListener, openDatabase } from '@aw/db';
import { makeTestDatabase } from '@aw/db/testing/test-server';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { openCredentialIssuer } from '../adapters/credentials/open-credential-issuer';
import { openFolderStore } from '../adapters/files/folder-store';
import { openMail } from '../adapters/mail/open-mail';
import type { PageReader } from '../adapters/pages/page-reader';
import { openPayments } from '../adapters/payments/open-payments';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import type { PlacedContext } from '../context';
import { startJobs } from '../jobs/jobs';
import { openAi } from '../modules/ai/open-ai';
import { openWebAuthn } from '../modules/auth/mfa/relying-party';
import { openCompiler } from '../modules/content/current-texts';
import { processDocument } from '../modules/documents/processing/process-document';
import { openNotificationWatch } from '../modules/notifications/notification-watch';
import { orderSettlement } from '../modules/payments/order-settlement';
import { createLimits } from '../server/limits/limits';
import { createPasswords, type PasswordCost } from '../server/security/password-hash';
import { createSessionCache } from '../server/sessions/session-cache';
import { sharedWorkers } from './shared-workers';

/** Thousands of passwords are hashed by tests that are about something else. */
const cheap: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const secret = 'a secret for tests only, 32 characters';

const known: ReadonlySet<string> = new Set(auditVerbs);

export type TestApp = {
  app: FastifyInstance;
  /** Acts for the site itself until a test says otherwise. */
  ctx: PlacedContext;
  reader: PageReader;
  databaseUrl: string;
  /** Runs the checks of everything that waits for them: in order, or all at once. */
  processAll: (how?: 'in order' | 'at once') => Promise<void>;
  close: () => Promise<void>;
};

/** A whole application over a fresh copy of the migrated database and a folder of its own. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  await loadEverything();
  const { url: databaseUrl, drop } = await makeTestDatabase(inject('serverUrl'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aw-app-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATABASE_URL: databaseUrl,
    // Other tests may keep this machine busy.
    LIMIT_EVENT_LOOP_DELAY_MS: '0',
    ...env,
  });
  const main = openDatabase({ url: databaseUrl, maxConnections: 20 });
  const changes = openChangeListener(databaseUrl);
  const jobs = await startJobs(databaseUrl, () => {});
  const limits = createLimits(main.pool);
  const { reader, ...workers } = sharedWorkers();
  const ctx: PlacedContext = {
    place: undefined,
    db: main.db,
    readDb: main.db,
    cacheDb: main.db,
    replica: undefined,
    changes,
    sessions: createSessionCache(main.db, changes),
    notifications: openNotificationWatch(main.db, changes),
    files: await openFolderStore({ root: path.join(dataDir, 'files'), isNew: true }),
    mail: openMail(config),
    payments: await openPayments(config),
    settlement: orderSettlement,
    credentials: openCredentialIssuer({ secret, siteName: config.SITE_NAME, origin: config.SITE_ORIGIN }),
    ai: await openAi({ config, db: main.db, limits, richText: workers.richText, onError: () => {} }),
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
  return {
    app,
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
      const run = ({ id }: { id: number }) => processDocument({ ...ctx, reader }, id);
      if (how === 'at once') await Promise.all(waiting.map(run));
      else for (const document of waiting) await run(document);
    },
    async close() {
      await app.close();
      await ctx.ai.close();
      ctx.notifications.close();
      const verbs = await ctx.db.selectFrom('audit_log').select('verb').distinct().execute();
      const unknown = verbs.map(({ verb }) => verb).filter((verb) => !known.has(verb));
      await jobs.stop();
      await changes.close();
      await main.db.destroy();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      // Verbs are put together from parts in places; this sees the whole ones in every test.
      if (unknown.length > 0) throw new Error(`The log has verbs without a sentence: ${unknown.join(', ')}.`);
    },
  };
}

/**
 * What a server loads when it is first used. Read from its sources on a busy machine, it holds the process for seconds,
 * and an application that is held refuses requests.
 */
async function loadEverything(): Promise<void> {
  await Promise.all([import('../modules/mail/render-mail'), openCompiler(), openWebAuthn(), import('sharp')]);
}

/** Tests write to the database beside the application, which hears of that before it is called the next time. */
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
