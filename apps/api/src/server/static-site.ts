import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSources } from '../security/security-headers';
import { sendFreshText, sendShortLivedText, sendText } from './send-text';
import { getSiteContent, type SiteText } from './site-texts';

/** The page of a path that has none of its own, and whether what it shows is there; or in how many seconds it may be. */
export type MadePage =
  | { html: string; status: 200 | 404 }
  | { html: string; status: 429 | 503; retryAfterSeconds: number };

export type StaticSite = {
  directory: string;
  /** Served where a known path has no page of its own, and with status 404 where the path is unknown. */
  fallback: string;
  isKnownPath: (path: string) => boolean;
  /** What a page, named by its file, may use beside its own origin. */
  sourcesOf?: (file: string) => PageSources;
  /** The site's own origin, which the built pages are filled with. */
  origin?: string;
  /** Fills a built page as it opens, without a query; undefined where it is served as it was built. */
  fillPage?: (request: FastifyRequest, path: string, built: SiteText) => Promise<SiteText | undefined>;
  /** Makes the page of a path from the fallback; undefined where the fallback serves as it is. */
  makePage?: (request: FastifyRequest, path: string, fallback: string) => Promise<MadePage | undefined>;
};

/** Serves a built site: exact file, then the path's own page, then the fallback; hashed assets for ever, pages fresh. */
export async function addStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const texts = await getSiteContent(site);
  const fallback = texts.get(site.fallback);
  if (!fallback) throw new Error(`The built site in ${site.directory} has no ${site.fallback}.`);
  await app.register(fastifyStatic, {
    root: site.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get(
    '/*',
    { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: false } },
    async (request, reply) => {
      const asked = decodePath(request.url.split('?')[0] ?? '/');
      const file = asked.slice(1);
      const own = texts.get(path.posix.join(asked, 'index.html').slice(1)) ?? ownText(texts, site, file);
      if (own) {
        const filled = request.url.includes('?') ? undefined : await site.fillPage?.(request, asked, own);
        return filled ? sendShortLivedText(request, reply, filled) : sendText(request, reply, own);
      }
      if (path.posix.extname(file) && existsSync(path.join(site.directory, file)) && file !== site.fallback)
        return sendFile(reply, file);
      if (!site.isKnownPath(asked)) return sendText(request, reply.code(404), fallback);
      const made = await site.makePage?.(request, asked, fallback.body);
      if (!made) return sendText(request, reply, fallback);
      if ('retryAfterSeconds' in made)
        reply.headers({ 'retry-after': made.retryAfterSeconds, 'x-robots-tag': 'noindex' });
      return sendFreshText(request, reply.code(made.status), { ...fallback, body: made.html });
    },
  );
}

function ownText(texts: Map<string, SiteText>, site: StaticSite, file: string): SiteText | undefined {
  return file === site.fallback ? undefined : texts.get(file);
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  // Other sites show these where a link to ours is shared.
  if (/^share[./]/.test(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
  const kept = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return reply.header('cache-control', kept).sendFile(file);
}

function decodePath(text: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(text));
  } catch {
    return '/';
  }
}
