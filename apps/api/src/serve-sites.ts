import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config/config';
import type { Context } from './context';
import { FeatureError } from './errors/feature-error';
import { listPageOf } from './features/sharing/list-pages';
import { canOpenPage, hasSharedPage, sharedPageOf } from './features/sharing/shared-page-of';
import { addressKey } from './security/address-key';
import { cardSources } from './security/card-sources';
import { consoleHeaders } from './security/security-headers';
import { addErrorHandler, answerError } from './server/error-handler';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import { isSitePath } from './server/known-paths';
import { listen, type Place, placeOf } from './server/listen';
import { readDbOf } from './server/own-writes';
import { createPageReader } from './server/require-reader';
import {
  readTemplates,
  type Templates,
  withContent,
  withoutListing,
  withPage,
  withPause,
  withPreload,
} from './server/shared-page';
import type { SiteText } from './server/site-texts';
import { addSitemaps } from './server/sitemaps';
import { addStaticSite, type MadePage } from './server/static-site';
import { endUnused } from './server/unused-connections';

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
    const readerOf = createPageReader(ctx);
    await addStaticSite(app, {
      directory,
      fallback: '__spa-fallback.html',
      isKnownPath: isSitePath,
      // Card payment alone needs another origin's script, and no other page may run it.
      sourcesOf: (file) => (file === 'payment/index.html' ? cardForm : {}),
      origin: config.SITE_ORIGIN,
      makePage: (request, asked, html) => sharedPage(ctx, request, { asked, html, templates, readerOf }),
      fillPage: (request, asked, built) => listPage(ctx, request, { asked, built, templates }),
    });
  };
}

type Built = { asked: string; built: SiteText; templates: Templates };

/**
 * A page with the first cards of its list, kept like a public answer. Above the limit of reads and while the database
 * fails it comes as it was built: the application asks for the list itself.
 */
async function listPage(
  ctx: Context,
  request: FastifyRequest,
  { asked, built, templates }: Built,
): Promise<SiteText | undefined> {
  const list = listPageOf(asked);
  const template = list && templates[list.template];
  if (!list || template === undefined) return undefined;
  const { answers } = request.server;
  const known = answers.peek(asked);
  if (known) return known;
  try {
    countRead(ctx, request);
    return await answers.get(asked, async () => {
      const { cards, picture } = await list.content(ctx);
      if (cards.length === 0) return undefined;
      const filled = withContent(built.body, template, { cards });
      const body = picture === undefined ? filled : withPreload(filled, picture);
      return { ...built, topics: list.topics, body };
    });
  } catch (error) {
    if (!isLimit(error)) request.log.error(error);
    return undefined;
  }
}

type Asked = {
  asked: string;
  html: string;
  templates: Templates;
  readerOf: ReturnType<typeof createPageReader>;
};

/**
 * The page of a row of the database: what is public of it, or the empty page for a person who may open it, or 404. Above the
 * limit of reads and while the database fails it is put off; the application starts all the same.
 */
async function sharedPage(
  ctx: Context,
  request: FastifyRequest,
  { asked, html, templates, readerOf }: Asked,
): Promise<MadePage | undefined> {
  const page = await readPage(ctx, request, { asked, readerOf }).catch((error: unknown) =>
    putOff(error, request),
  );
  if (page instanceof Pause) {
    const { status, seconds } = page;
    return { html: withPause(html, seconds), status, retryAfterSeconds: seconds };
  }
  if (page === undefined) return undefined;
  if (page === 'missing' || page === 'private')
    return { html: withoutListing(html), status: page === 'private' ? 200 : 404 };
  const { SITE_NAME: siteName, SITE_ORIGIN: origin } = ctx.config;
  return { html: withPage(html, page, { siteName, origin }, templates), status: 200 };
}

class Pause {
  constructor(
    readonly status: 429 | 503,
    readonly seconds: number,
  ) {}
}

function putOff(error: unknown, request: FastifyRequest): Pause {
  if (isLimit(error)) return new Pause(429, error.extra.retryAfterSeconds ?? 60);
  request.log.error(error);
  return new Pause(503, 5);
}

function isLimit(error: unknown): error is FeatureError {
  return error instanceof FeatureError && error.status === 429;
}

async function readPage(
  ctx: Context,
  request: FastifyRequest,
  { asked, readerOf }: Pick<Asked, 'asked' | 'readerOf'>,
) {
  if (!hasSharedPage(asked)) return undefined;
  countRead(ctx, request);
  const page = await sharedPageOf({ ...ctx, readDb: readDbOf(ctx, request) }, asked);
  if (page !== 'missing') return page;
  const readerId = await readerOf(request);
  return readerId !== undefined && (await canOpenPage(ctx, asked, readerId)) ? 'private' : 'missing';
}

/** A page that asks the database counts as a read; throws above the limit. */
function countRead(ctx: Context, request: FastifyRequest): void {
  ctx.limits.takeRead(addressKey(request.ip), ctx.config.LIMIT_READS_PER_MINUTE, 60);
}

/** The built console on a listener of its own: another origin, and no part of the API. */
export async function serveConsole(config: Config): Promise<FastifyInstance | undefined> {
  const app = await buildConsole(config);
  if (app) await listen(app, placeOf(config, 'ADMIN_PORT'));
  return app;
}

/** The ports on which a process with these settings listens. */
export function listeningPlaces(config: Config): Place[] {
  const isSite = config.ROLES.includes('http');
  return [
    ...(isSite ? [placeOf(config, 'PORT')] : []),
    ...(isSite && existsSync(consoleFolder(config)) ? [placeOf(config, 'ADMIN_PORT')] : []),
    ...(config.METRICS_PORT ? [placeOf(config, 'METRICS_PORT')] : []),
  ];
}

function consoleFolder(config: Config): string {
  return path.resolve(config.ADMIN_DIR ?? path.join(appsDir, 'admin/dist'));
}

/** The application behind it; undefined where no console was built. */
export async function buildConsole(config: Config): Promise<FastifyInstance | undefined> {
  const directory = consoleFolder(config);
  if (!existsSync(directory)) return undefined;
  const headers = consoleHeaders(config);
  const app = Fastify({
    ...answersWith(headers),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  endUnused(app);
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
    // Images of people's texts are at the site.
    sourcesOf: () => ({ calls: config.siteOrigins, images: config.siteOrigins }),
  });
  return app;
}
