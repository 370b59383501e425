import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FeatureError } from '../../errors/feature-error';
import type { SitePages } from './built-pages';
import { sendFreshText, sendShortLivedText, sendText } from './send-text';
import type { SiteText } from './site-texts';

/**
 * Page for a path without a built page, with its status. A page that is not available has the seconds after which to
 * try again.
 */
export type MadePage =
  | { html: string; status: 200 | 404 }
  | { html: string; status: 429 | 503; retryAfterSeconds: number };

export type StaticSite = {
  /** Current pages, or undefined while they could not be read. */
  pages: () => SitePages | undefined;
  /** Folder of the files that do not depend on settings. Undefined if another server sends them. */
  directory?: string;
  /**
   * Returns whether a path without a built page belongs to the application. It then gets the fallback, otherwise 404.
   */
  isKnownPath: (path: string) => boolean;
  /** Fills a built page for its first view, without a query. Returns undefined if it is served as it was built. */
  fillPage?: (
    request: FastifyRequest,
    page: { path: string; built: SiteText; pages: SitePages },
  ) => Promise<SiteText | undefined>;
  /** Makes the page of a path from the fallback. Returns undefined if the fallback is served unchanged. */
  makePage?: (
    request: FastifyRequest,
    page: { path: string; pages: SitePages },
  ) => Promise<MadePage | undefined>;
};

/**
 * Serves a built site: the exact file, otherwise the page of the path, otherwise the fallback. Hashed assets are
 * cached forever, pages are revalidated.
 */
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
      // This process can be running before the server that has the pages.
      if (!pages) throw siteStarting();
      const requestPath = decodePath(request.url.split('?')[0] ?? '/');
      const file = requestPath.slice(1);
      const own =
        pages.texts.get(path.posix.join(requestPath, 'index.html').slice(1)) ?? pages.texts.get(file);
      if (own) {
        const filled = request.url.includes('?')
          ? undefined
          : await site.fillPage?.(request, { path: requestPath, built: own, pages });
        return filled ? sendShortLivedText(request, reply, filled) : sendText(request, reply, own);
      }
      if (directory && isFile(directory, file)) return sendFile(reply, file);
      if (!site.isKnownPath(requestPath)) return sendText(request, reply.code(404), pages.fallback);
      const page = await site.makePage?.(request, { path: requestPath, pages });
      if (!page) return sendText(request, reply, pages.fallback);
      if ('retryAfterSeconds' in page)
        reply.headers({ 'retry-after': page.retryAfterSeconds, 'x-robots-tag': 'noindex' });
      return sendFreshText(request, reply.code(page.status), { ...pages.fallback, body: page.html });
    },
  );
}

/** Returns whether a path is a built file that is the same for everyone, which excludes pages and other texts. */
function isFile(directory: string, file: string): boolean {
  return path.posix.extname(file) !== '' && !file.endsWith('.html') && existsSync(path.join(directory, file));
}

function siteStarting(): FeatureError {
  const message = 'The site is starting. Nothing was lost. Please try again in a few seconds.';
  return new FeatureError(503, 'server.busy', message, { retryAfterSeconds: 5 });
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  // Other sites show these images for shared links.
  if (/^share[./]/.test(file)) reply.header('cross-origin-resource-policy', 'cross-origin');
  const cacheControl = file.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
  return reply.header('cache-control', cacheControl).sendFile(file);
}

function decodePath(text: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(text));
  } catch {
    return '/';
  }
}
