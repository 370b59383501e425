import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config/config';
import type { Context } from './context';
import { FeatureError } from './errors/feature-error';
import { listPageOf } from './modules/sharing/list-pages';
import { canOpenPage, hasSharedPage, sharedPageOf } from './modules/sharing/shared-page-of';
import { followPages, readPages, type SitePages } from './server/sites/built-pages';
import { addErrorHandler, answerError } from './server/error-handler';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import { isSitePath } from './server/sites/known-paths';
import { listen, type Place, placeOf } from './server/listen';
import { readDbOf } from './server/own-writes';
import { createPageReader } from './server/sessions/require-reader';
import { addressKey } from './server/security/address-key';
import { cardSources } from './server/security/card-sources';
import { consoleHeaders } from './server/security/security-headers';
import { withContent, withoutListing, withPage, withPause, withPreload } from './server/sites/shared-page';
import { siteDetailsOf } from './server/sites/site-details';
import type { SiteText } from './server/sites/site-texts';
import { addSitemaps } from './server/sites/sitemaps';
import { addStaticSite, type MadePage, type StaticSite } from './server/sites/static-site';
import { endUnused } from './server/unused-connections';

const appsDir = path.resolve(import.meta.dirname, '../..');

/** The sitemaps, and the built site when it is there, on the API's own listener. */
export function sitePages(ctx: Context): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    addSitemaps(app, ctx);
    const built = await openSite(app, ctx.config);
    if (!built) return;
    const readerOf = createPageReader(ctx);
    await addStaticSite(app, {
      ...built,
      isKnownPath: isSitePath,
      makePage: (request, asked) => sharedPage(ctx, request, { ...asked, readerOf }),
      fillPage: (request, asked) => listPage(ctx, request, asked),
    });
  };
}

/** The built site, in a folder or at another server; undefined where there is none. */
async function openSite(
  app: FastifyInstance,
  config: Config,
): Promise<Pick<StaticSite, 'pages' | 'directory'> | undefined> {
  const cardForm = cardSources(config);
  const site = {
    fallback: '__spa-fallback.html',
    details: siteDetailsOf(config),
    // Card payment alone needs another origin's script, and no other page may run it.
    sourcesOf: (file: string) => (file === 'payment/index.html' ? cardForm : {}),
  };
  if (config.WEB_PAGES_URL) {
    const { current, stop } = await followPages(config.WEB_PAGES_URL, site, { log: app.log });
    app.addHook('onClose', async () => stop());
    return { pages: current };
  }
  const directory = path.resolve(config.WEB_DIR ?? path.join(appsDir, 'web/build/client'));
  if (!existsSync(directory)) return undefined;
  const pages = await readPages(directory, site);
  return { pages: () => pages, directory };
}

type Built = { path: string; built: SiteText; pages: SitePages };

/**
 * A page with the first cards of its list, kept like a public answer. Above the limit of reads and while the database
 * fails it comes as it was built: the application asks for the list itself.
 */
async function listPage(
  ctx: Context,
  request: FastifyRequest,
  { path: asked, built, pages }: Built,
): Promise<SiteText | undefined> {
  const list = listPageOf(asked);
  const template = list && pages.templates[list.template];
  if (!list || template === undefined) return undefined;
  const { answers } = request.server;
  const key = `${pages.id} ${asked}`;
  const known = answers.peek(key);
  if (known) return known;
  try {
    countRead(ctx, request);
    return await answers.get(key, async () => {
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
  path: string;
  pages: SitePages;
  readerOf: ReturnType<typeof createPageReader>;
};

/**
 * The page of a row of the database: what is public of it, or the empty page for a person who may open it, or 404. Above the
 * limit of reads and while the database fails it is put off; the application starts all the same.
 */
async function sharedPage(
  ctx: Context,
  request: FastifyRequest,
  { path: asked, pages, readerOf }: Asked,
): Promise<MadePage | undefined> {
  const html = pages.fallback.body;
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
  return { html: withPage(html, page, { siteName, origin }, pages.templates), status: 200 };
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
  { asked, readerOf }: { asked: string; readerOf: Asked['readerOf'] },
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
  const pages = await readPages(directory, {
    fallback: 'index.html',
    // Images of people's texts are at the site.
    sourcesOf: () => ({ calls: config.siteOrigins, images: config.siteOrigins }),
  });
  await addStaticSite(app, {
    directory,
    pages: () => pages,
    isKnownPath: (asked) => /^\/(admin.*)?$/.test(asked),
  });
  return app;
}
