import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FeatureError } from '../../errors/feature-error';
import type { SitePages } from './built-pages';
import { sendFreshText, sendShortLivedText, sendText } from './send-text';
import type { SiteText } from './site-texts';

/** The page of a path that has none of its own, and whether what it shows is there; or in how many seconds it may be. */
export type MadePage =
  | { html: string; status: 200 | 404 }
  | { html: string; status: 429 | 503; retryAfterSeconds: number };

export type StaticSite = {
  /** The pages as they are now; undefined while they could not be read. */
  pages: () => SitePages | undefined;
  /** Folder of the files that do not depend on settings; undefined if another server sends them. */
  directory?: string;
  /** Whether a path without a page of its own is one of the application, which then gets the fallback; else 404. */
  isKnownPath: (path: string) => boolean;
  /** Fills a built page as it opens, without a query; undefined where it is served as it was built. */
  fillPage?: (
    request: FastifyRequest,
    asked: { path: string; built: SiteText; pages: SitePages },
  ) => Promise<SiteText | undefined>;
  /** Makes the page of a path from the fallback; undefined where the fallback serves as it is. */
  makePage?: (
    request: FastifyRequest,
    asked: { path: string; pages: SitePages },
  ) => Promise<MadePage | undefined>;
};

/** Serves a built site: exact file, then the path's own page, then the fallback; hashed assets for ever, pages fresh. */
export async function addStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { directory } = site;
  if (directory)
    await app.register(fastifyStatic, {
      root: directory,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
  app.get(
    '/*',
    { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: false } },
    async (request, reply) => {
      const pages = site.pages();
      // The process is up before the server that has the pages.
      if (!pages) throw siteStarting();
      const asked = decodePath(request.url.split('?')[0] ?? '/');
      const file = asked.slice(1);
      const own = pages.texts.get(path.posix.join(asked, 'index.html').slice(1)) ?? pages.texts.get(file);
      if (own) {
        const filled = request.url.includes('?')
          ? undefined
          : await site.fillPage?.(request, { path: asked, built: own, pages });
        return filled ? sendShortLivedText(request, reply, filled) : sendText(request, reply, own);
      }
      if (directory && isFile(directory, file)) return sendFile(reply, file);
      if (!site.isKnownPath(asked)) return sendText(request, reply.code(404), pages.fallback);
      const made = await site.makePage?.(request, { path: asked, pages });
      if (!made) return sendText(request, reply, pages.fallback);
      if ('retryAfterSeconds' in made)
        reply.headers({ 'retry-after': made.retryAfterSeconds, 'x-robots-tag': 'noindex' });
      return sendFreshText(request, reply.code(made.status), { ...pages.fallback, body: made.html });
    },
  );
}

/** A built file that is the same for everybody; pages and other texts are none of these. */
function isFile(directory: string, file: string): boolean {
  return path.posix.extname(file) !== '' && !file.endsWith('.html') && existsSync(path.join(directory, file));
}

function siteStarting(): FeatureError {
  const message = 'The site is starting. Nothing was lost. Please try again in a few seconds.';
  return new FeatureError(503, 'server.busy', message, { retryAfterSeconds: 5 });
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
