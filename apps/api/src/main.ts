import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { shareReaders } from './adapters/pages/children/share-readers';
import { openPageReader } from './adapters/pages/open-page-reader';
import { readLimits } from './adapters/pages/read-limits';
import { buildApp } from './app';
import { runCommand } from './commands/run-command';
import { summary } from './commands/startup-summary';
import type { Config } from './config/config';
import { untilSignal } from './database/leave-on-signal';
import { queueNames } from './jobs/queues';
import { jobHandlers } from './modules/job-handlers';
import { queueIndexing } from './modules/search/indexing/index-search';
import { inviteFirstAdmin } from './modules/staff/invite-staff';
import { type OpenContext, openContext } from './open-context';
import { loadQuizBank } from './seed/load-quiz-bank';
import { finishDemo, seedDemo } from './seed/seed-demo';
import { listeningPlaces, serveConsole, sitePages } from './serve-sites';
import { listen, placeOf, requireFreePorts } from './server/listen';
import type { Metrics } from './server/metrics/metrics';
import { logSlowQueries } from './server/metrics/slow-queries';
import { createErrorReport } from './server/report-errors';
import { stopOnSignal } from './server/stop-on-signal';
import { removeLeftWork, removeOwnWork } from './workers/work-folder';

type Part = { close: () => Promise<unknown> };

/** Opens the services of the roles named in ROLES and starts them. If one fails, the embedded database is stopped. */
async function serve(config: Config): Promise<void> {
  await requireFreePorts(listeningPlaces(config));
  const measuring = config.METRICS_PORT ? await import('./server/metrics/metrics') : undefined;
  const metrics = measuring?.createMetrics(queueNames);
  const warnIfSlow = logSlowQueries(pino({ level: config.LOG_LEVEL }));
  const state = { isAbandoned: false };
  const report = createErrorReport();
  const opened = await openContext(
    config,
    (error) => {
      // Jobs lose their database while a failed start is being undone.
      if (!state.isAbandoned) report(error);
    },
    (query) => {
      warnIfSlow(query);
      metrics?.onQuery(query);
    },
  );
  try {
    await serveOver(metrics?.measure(opened) ?? opened, metrics);
  } catch (error) {
    state.isAbandoned = true;
    await opened.abandon();
    throw error;
  }
}

/** Starts the roles, prints their addresses, and drains them on SIGTERM. */
async function serveOver(ctx: OpenContext, metrics: Metrics | undefined): Promise<void> {
  const { config } = ctx;
  // Files that a killed process was reading are read again.
  await removeLeftWork(config);
  const parts: Part[] = [];
  const state = { isDraining: false };
  if (config.ROLES.includes('http')) parts.push(...(await startHttp(ctx, metrics, () => state.isDraining)));
  if (config.ROLES.includes('worker')) parts.push(await startWorker(ctx, metrics));
  if (metrics && config.METRICS_PORT) {
    const { serveMetrics } = await import('./server/metrics/metrics');
    parts.push(await serveMetrics(metrics, placeOf(config, 'METRICS_PORT')));
  }
  const invitation = await inviteFirstAdmin(ctx);
  const isLoading = loadQuizBank(ctx).catch((error: unknown) =>
    console.error('Only a part of the quiz bank was loaded. The next start continues.', error),
  );
  const seedEnd = new AbortController();
  const isSeeding =
    config.DEMO_SEED && !config.DATABASE_URL ? seed(ctx, isLoading, seedEnd.signal) : Promise.resolve();
  isSeeding.catch((error: unknown) =>
    console.error('Only a part of the demo data was loaded. The next start continues.', error),
  );
  stopOnSignal(async (hurry) => {
    state.isDraining = true;
    // Load balancers learn from /readyz that this process is stopping. Until then it serves their requests.
    if (config.ROLES.includes('http'))
      await sleep(config.DRAIN_MS, undefined, { signal: hurry }).catch(() => {});
    seedEnd.abort();
    try {
      for (const part of parts) await part.close();
      await Promise.all([isLoading, isSeeding.catch(() => {})]);
      await removeOwnWork(config);
    } finally {
      await ctx.close();
    }
  }, config.DRAIN_MS);
  // A person or script that reads this may stop the process at once.
  console.log(summary(config, invitation));
}

async function seed(ctx: OpenContext, quizBank: Promise<void>, signal: AbortSignal): Promise<void> {
  await seedDemo(ctx, quizBank);
  await finishDemo(ctx, signal);
}

async function startHttp(
  ctx: OpenContext,
  metrics: Metrics | undefined,
  isDraining: () => boolean,
): Promise<FastifyInstance[]> {
  const { config } = ctx;
  const app = await buildApp(ctx, { metrics, isDraining, addPages: sitePages(ctx) });
  await listen(app, placeOf(config, 'PORT'));
  const site = await serveConsole(config);
  return site ? [app, site] : [app];
}

async function startWorker(ctx: OpenContext, metrics: Metrics | undefined): Promise<Part> {
  const options = readLimits(ctx.config);
  const reader = shareReaders(openPageReader(options), openPageReader(options));
  await ctx.jobs.work(jobHandlers(ctx, reader), metrics?.onJob);
  await queueIndexing(ctx);
  return {
    // Readings in progress may finish. The others are resumed after the next start.
    async close() {
      await ctx.jobs.stop();
      await reader.close();
    },
  };
}

const commands: Record<string, (config: Config, args: string[]) => Promise<void>> = {
  serve,
  migrate: async (config, args) => (await import('./commands/migrate')).migrate(config, args),
  'with-database': async (config, args) =>
    (await import('./commands/run-with-database')).runWithDatabase(config, args),
  redrive: async (config, args) => (await import('./commands/redrive')).redrive(config, args),
};

await runCommand(async (config) => {
  const [name = 'serve', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new StartError(`Unknown command "${name}". The commands are ${Object.keys(commands).join(', ')}.`);
  await untilSignal(command(config, args));
});
