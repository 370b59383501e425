import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config/config';
import type { Context } from './context';
import { FeatureError } from './errors/feature-error';
import { hasSharedPage, sharedPageOf } from './features/sharing/shared-page-of';
import { addressKey } from './security/address-key';
import { cardSources } from './security/card-sources';
import { consoleHeaders } from './security/security-headers';
import { addErrorHandler, answerError } from './server/error-handler';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import { isSitePath } from './server/known-paths';
import { sessionCookie } from './server/session';
import { readTemplates, type Templates, withoutListing, withPage, withPause } from './server/shared-page';
import { addSitemaps } from './server/sitemaps';
import { addStaticSite, type MadePage } from './server/static-site';

const appsDir = path.resolve(import.meta.dirname, '../..');

/** The sitemaps, and the built site when it is there, on the API's own listener. */
export function sitePages(ctx: Context): (app: FastifyInstance) => Promise<void> {
  const { config } = ctx;
  const directory = path.resolve(config.WEB_DIR ?? path.join(appsDir, 'web/build/client'));
  const cardForm = cardSources(config);
  return async (app) => {
    addSitemaps(app, ctx);
    if (!existsSync(directory)) return;
    const templates = readTemplates(directory);
    await addStaticSite(app, {
      directory,
      fallback: '__spa-fallback.html',
      isKnownPath: isSitePath,
      // Card payment alone needs another origin's script, and no other page may run it.
      sourcesOf: (file) => (file === 'payment/index.html' ? cardForm : {}),
      origin: config.SITE_ORIGIN,
      makePage: (request, asked, html) => sharedPage(ctx, request, { asked, html, templates }),
    });
  };
}

type Asked = { asked: string; html: string; templates: Templates };

/** The page of what is in the database. Above the limit, and while the database fails, it is put off; the application starts all the same. */
async function sharedPage(
  ctx: Context,
  request: FastifyRequest,
  { asked, html, templates }: Asked,
): Promise<MadePage | undefined> {
  const page = await readPage(ctx, request, asked).catch((error: unknown) => putOff(error, request));
  if (page instanceof Pause) {
    const { status, seconds } = page;
    return { html: withPause(html, seconds), status, retryAfterSeconds: seconds };
  }
  if (page === undefined) return undefined;
  if (page !== 'missing') {
    const { SITE_NAME: siteName, SITE_ORIGIN: origin } = ctx.config;
    return { html: withPage(html, page, { siteName, origin }, templates), status: 200 };
  }
  // What is hidden from the public may be the visitor's own: whoever has a session learns from the page itself.
  const hasSession = request.headers.cookie?.includes(`${sessionCookie}=`) ?? false;
  return { html: withoutListing(html), status: hasSession ? 200 : 404 };
}

class Pause {
  constructor(
    readonly status: 429 | 503,
    readonly seconds: number,
  ) {}
}

function putOff(error: unknown, request: FastifyRequest): Pause {
  if (error instanceof FeatureError && error.status === 429)
    return new Pause(429, error.extra.retryAfterSeconds ?? 60);
  request.log.error(error);
  return new Pause(503, 5);
}

/** It asks the database, so it counts as a read. */
async function readPage(ctx: Context, request: FastifyRequest, asked: string) {
  if (!hasSharedPage(asked)) return undefined;
  ctx.limits.takeRead(addressKey(request.ip), ctx.config.LIMIT_READS_PER_MINUTE, 60);
  return sharedPageOf(ctx, asked);
}

/** The built console on a listener of its own: another origin, and no part of the API. */
export async function serveConsole(config: Config): Promise<FastifyInstance | undefined> {
  const app = await buildConsole(config);
  await app?.listen({ host: config.HOST, port: config.ADMIN_PORT });
  return app;
}

/** The application behind it; undefined where no console was built. */
export async function buildConsole(config: Config): Promise<FastifyInstance | undefined> {
  const directory = path.resolve(config.ADMIN_DIR ?? path.join(appsDir, 'admin/dist'));
  if (!existsSync(directory)) return undefined;
  const headers = consoleHeaders(config);
  const app = Fastify({
    ...answersWith(headers),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  addAnswerHeaders(app, headers);
  addErrorHandler(app);
  // Where the console finds the API is told at run time, so that one build runs anywhere.
  app.get('/config.json', async (request, reply) => {
    const own =
      config.siteOrigins.find((origin) => new URL(origin).hostname === request.hostname) ??
      config.SITE_ORIGIN;
    return reply.header('cache-control', 'no-cache').send({ apiOrigin: own, siteOrigin: own });
  });
  await addStaticSite(app, {
    directory,
    fallback: 'index.html',
    isKnownPath: (asked) => /^\/(admin.*)?$/.test(asked),
    sourcesOf: () => ({ calls: config.siteOrigins }),
  });
  return app;
}
