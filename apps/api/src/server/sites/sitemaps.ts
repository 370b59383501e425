import type { SitemapKind } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { sendFreshText } from './send-text';

/** Maximum number of addresses in one sitemap. The format allows 50,000. */
const blockSize = 5_000;
const maxAgeMs = hourMs;
/** Search engines read one after the other, so only a few need to be cached. */
const maxEntries = 24;

/** Path of the page of each kind. */
const pathOf: Record<SitemapKind, (name: string) => string> = {
  certificates: (id) => `/certificates/${id}`,
  courses: (id) => `/courses/${id}`,
  documents: (id) => `/documents/${id}`,
  questions: (id) => `/questions/${id}`,
  quizzes: (id) => `/quiz/${id}`,
  schools: (id) => `/schools/${id}/courses`,
};

/**
 * Serves `/sitemap.xml`, which lists the sitemap of the built pages and one for each block of shared certificates,
 * courses, documents, questions, quizzes and schools.
 */
export function addSitemaps(app: FastifyInstance, ctx: Context): void {
  const cache = new LRUCache<string, string>({
    max: maxEntries,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => ctx.now().getTime() },
    fetchMethod: (name) => textOf(ctx, name),
  });
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const body = await cache.fetch(name);
    return body === undefined ? reply.callNotFound() : sendFreshText(request, reply, { body, type });
  };
  const options = {
    schema: { hide: true, response: {} },
    config: { scope: 'public', isCounted: true },
  } as const;
  app.get('/sitemap.xml', options, async (request, reply) => send('index', request, reply));
  for (const kind of documents.sitemapKinds)
    app.get(`/sitemaps/${kind}-:number(^[1-9][0-9]{0,7}$).xml`, options, async (request, reply) =>
      send(`${kind}-${(request.params as { number: string }).number}`, request, reply),
    );
}

const type = 'application/xml; charset=utf-8';
const format = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function textOf(ctx: Context, name: string): Promise<string | undefined> {
  const [kind = '', number] = name.split('-');
  return number ? blockOf(ctx, kind as SitemapKind, Number(number) - 1) : indexOf(ctx);
}

async function indexOf(ctx: Context): Promise<string> {
  const { SITE_ORIGIN: origin } = ctx.config;
  const names = await Promise.all(
    documents.sitemapKinds.map(async (kind) => {
      const blocks = await documents.listSitemapBlocks(ctx.cacheDb, kind, blockSize);
      return blocks.map((block) => `${kind}-${block + 1}`);
    }),
  );
  const entries = ['pages', ...names.flat()].map(
    (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return xml('sitemapindex', entries);
}

/** Returns the sitemap of a block, or undefined if nothing in it is public, because a sitemap must not be empty. */
async function blockOf(ctx: Context, kind: SitemapKind, block: number): Promise<string | undefined> {
  const rows = await documents.listSitemapEntries(ctx.cacheDb, kind, block, blockSize);
  if (rows.length === 0) return undefined;
  const entries = rows.map(({ name, changed_at }) => {
    const day = changed_at?.toISOString().slice(0, 10);
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${ctx.config.SITE_ORIGIN}${pathOf[kind](name)}</loc>${changed}</url>`;
  });
  return xml('urlset', entries);
}

function xml(root: string, entries: string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${format}>`, ...entries, `</${root}>`, ''].join(
    '\n',
  );
}
