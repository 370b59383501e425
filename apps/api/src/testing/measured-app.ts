import { setTimeout as sleep } from 'node:timers/promises';
import { type DevStripe, startStripe } from '@aw/dev/stripe';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openPageReader } from '../adapters/pages/open-page-reader';
import { buildApp } from '../app';
import { inTransaction } from '../database/in-transaction';
import { queueNames } from '../jobs/queues';
import { jobHandlers } from '../modules/job-handlers';
import { type OpenContext, openContext } from '../open-context';
import { createMetrics, serveMetrics } from '../server/metrics/metrics';
import { logSlowQueries } from '../server/metrics/slow-queries';
import { type S3Peer, startS3Peer } from './s3-peer';
import { startSmtpPeer } from './smtp-peer';
import { startTestApp } from './test-app';
import { readTestConfig } from './test-config';

export type MeasuredApp = {
  ctx: OpenContext;
  /** Sends a request over a separate connection, so that a full pool is noticed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** All lines of the log. */
  log: Record<string, unknown>[];
  /** Returns the text of /metrics. */
  scrape: () => Promise<string>;
  work: () => Promise<void>;
  /** Locks a table from outside for `ms` milliseconds. Resolves when it is locked. */
  hold: (table: string, ms: number) => Promise<{ released: Promise<unknown> }>;
  s3: S3Peer;
  smtp: Awaited<ReturnType<typeof startSmtpPeer>>;
  stripe: DevStripe;
  close: () => Promise<void>;
};

/**
 * Starts a server like `main.ts`, with four connections, and with S3, SMTP and Stripe servers that can stop and
 * start.
 */
export async function startMeasuredApp(): Promise<MeasuredApp> {
  const own = await startTestApp();
  const [s3, smtp, stripe] = [await startS3Peer(), await startSmtpPeer(), await startStripe()];
  const log: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const config = readTestConfig({
    DATA_DIR: own.ctx.config.DATA_DIR,
    DATABASE_URL: own.databaseUrl,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'warn',
    FILE_STORAGE: 's3',
    S3_ENDPOINT: s3.options.endpoint ?? '',
    S3_BUCKET: s3.options.bucket,
    S3_ACCESS_KEY_ID: s3.options.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: s3.options.credentials?.secretAccessKey ?? '',
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: smtp.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.origin,
  });
  const metrics = createMetrics(queueNames);
  const warnIfSlow = logSlowQueries(pino({ level: config.LOG_LEVEL }, stream));
  const opened = await openContext(
    config,
    () => {},
    (query) => {
      warnIfSlow(query);
      metrics.onQuery(query);
    },
  );
  const ctx = metrics.measure(opened);
  const app = await buildApp(ctx, { metrics, log: stream });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const inside = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, setting: 'METRICS_PORT' });
  const reader = openPageReader({ deadlineMs: 60_000, memoryBytes: 1536 * 1024 * 1024 });
  return {
    ctx,
    log,
    s3,
    smtp,
    stripe,
    fetch: (path, init) => fetch(`${address}${path}`, init),
    scrape: async () => (await inside.inject('/metrics')).body,
    work: () => ctx.jobs.work(jobHandlers(ctx, reader), metrics.onJob),
    async hold(table, ms) {
      let isHeld = () => {};
      const locked = new Promise<void>((resolve) => {
        isHeld = resolve;
      });
      const released = inTransaction(own.ctx, async (ctx) => {
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(ctx.db);
        isHeld();
        await sleep(ms);
      });
      await locked;
      return { released };
    },
    async close() {
      await app.close();
      await inside.close();
      await ctx.close();
      await reader.close();
      await stripe.close();
      await smtp.stop();
      await s3.close();
      await own.close();
    },
  };
}

/**
 * Returns the value of one series, named as in the text: `db_pool_waiting{pool="main"}`. Undefined if it does not
 * exist.
 */
export function sampleOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
