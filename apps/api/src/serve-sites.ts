import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config/config';
import type { Context } from './context';
import { FeatureError } from './errors/feature-error';
import { canOpenPage, getSharedPage, hasSharedPage, listPageOf } from './modules/public-pages';
import { addErrorHandler, answerError } from './server/error-handler';
import { addAnswerHeaders, answersWith } from './server/every-answer';
import { endIdleConnections } from './server/idle-connections';
import { listen, type Place, placeOf } from './server/listen';
import { readDbOf } from './server/own-writes';
import { addressKey } from './server/security/address-key';
import { cardSources } from './server/security/card-sources';
import { consoleHeaders } from './server/security/security-headers';
import { createPageReader } from './server/sessions/require-reader';
import { followPages, readPages, type SitePages } from './server/sites/built-pages';
import { isSitePath } from './server/sites/known-paths';
import { withContent, withoutListing, withPage, withPause, withPreload } from './server/sites/shared-page';
import { siteDetailsOf } from './server/sites/site-details';
import type { SiteText } from './server/sites/site-texts';
import { addSitemaps } from './server/sites/sitemaps';
import { addStaticSite, type MadePage, type StaticSite } from './server/sites/static-site';

const appsDir = path.resolve(import.meta.dirname, '../..');

/** Registers the sitemaps, and the built site if it exists, on the API's own listener. */
export function sitePages(ctx: Context): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    addSitemaps(app, ctx);
    const built = await openSite(app, ctx.config);
    if (!built) return;
    const readerOf = createPageReader(ctx);
    await addStaticSite(app, {
      ...built,
      isKnownPath: isSitePath,
      makePage: (request, page) => sharedPage(ctx, request, { ...page, readerOf }),
      fillPage: (request, page) => listPage(ctx, request, page),
    });
  };
}

/** Opens the built site in a folder or at another server. Returns undefined if there is none. */
async function openSite(
  app: FastifyInstance,
  config: Config,
): Promise<Pick<StaticSite, 'pages' | 'directory'> | undefined> {
  const cardForm = cardSources(config);
  const site = {
    fallback: '__spa-fallback.html',
    details: siteDetailsOf(config),
    // Only the payment page needs a script from another origin, and no other page may run it.
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
 * Returns a page with the first cards of its list, cached like a public answer. Above the read limit and while the
 * database fails, the page is served as it was built, and the application loads the list.
 */
async function listPage(
  ctx: Context,
  request: FastifyRequest,
  { path: pagePath, built, pages }: Built,
): Promise<SiteText | undefined> {
  const list = listPageOf(pagePath);
  const template = list && pages.templates[list.template];
  if (!list || template === undefined) return undefined;
  const { answers } = request.server;
  const key = `${pages.id} ${pagePath}`;
  const cached = answers.peek(key);
  if (cached) return cached;
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

type SharedPageRequest = {
  path: string;
  pages: SitePages;
  readerOf: ReturnType<typeof createPageReader>;
};

/**
 * Returns the page of a database row: its public content, the empty page for a person who may open it, or 404. Above
 * the read limit and while the database fails, the content is postponed, and the application starts without it.
 */
async function sharedPage(
  ctx: Context,
  request: FastifyRequest,
  { path: pagePath, pages, readerOf }: SharedPageRequest,
): Promise<MadePage | undefined> {
  const html = pages.fallback.body;
  const page = await readPage(ctx, request, { pagePath, readerOf }).catch((error: unknown) =>
    pauseAfter(error, request),
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

function pauseAfter(error: unknown, request: FastifyRequest): Pause {
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
  { pagePath, readerOf }: { pagePath: string; readerOf: SharedPageRequest['readerOf'] },
) {
  if (!hasSharedPage(pagePath)) return undefined;
  countRead(ctx, request);
  const page = await getSharedPage({ ...ctx, readDb: readDbOf(ctx, request) }, pagePath);
  if (page !== 'missing') return page;
  const readerId = await readerOf(request);
  return readerId !== undefined && (await canOpenPage(ctx, pagePath, readerId)) ? 'private' : 'missing';
}

/** Counts a page that queries the database as a read. Throws above the limit. */
function countRead(ctx: Context, request: FastifyRequest): void {
  ctx.limits.takeRead(addressKey(request.ip), ctx.config.LIMIT_READS_PER_MINUTE, 60);
}

/** Serves the built console on a separate listener: another origin, and not part of the API. */
export async function serveConsole(config: Config): Promise<FastifyInstance | undefined> {
  const app = await buildConsole(config);
  if (app) await listen(app, placeOf(config, 'ADMIN_PORT'));
  return app;
}

/** Returns the listeners of a process with these settings. */
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

/** Creates the application that serves the console. Returns undefined if no console was built. */
export async function buildConsole(config: Config): Promise<FastifyInstance | undefined> {
  const directory = consoleFolder(config);
  if (!existsSync(directory)) return undefined;
  const headers = consoleHeaders(config);
  const app = Fastify({
    ...answersWith(headers),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  endIdleConnections(app);
  addAnswerHeaders(app, headers);
  addErrorHandler(app);
  // The console learns the API's address at run time, so that one build runs anywhere.
  app.get('/config.json', async (request, reply) => {
    const own =
      config.siteOrigins.find((origin) => new URL(origin).hostname === request.hostname) ??
      config.SITE_ORIGIN;
    return reply.header('cache-control', 'no-cache').send({ apiOrigin: own, siteOrigin: own });
  });
  const pages = await readPages(directory, {
    fallback: 'index.html',
    // Images in people's texts are on the site.
    sourcesOf: () => ({ calls: config.siteOrigins, images: config.siteOrigins }),
  });
  await addStaticSite(app, {
    directory,
    pages: () => pages,
    isKnownPath: (pagePath) => /^\/(admin.*)?$/.test(pagePath),
  });
  return app;
}
