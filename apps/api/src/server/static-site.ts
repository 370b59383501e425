import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PageSources, pagePolicy } from './security';

export type StaticSite = {
  directory: string;
  /** Served where a known path has no page of its own, and with status 404 where the path is unknown. */
  fallback: string;
  isKnownPath: (path: string) => boolean;
  /** What a page, named by its file, may use beside its own origin. */
  sourcesOf?: (file: string) => PageSources;
};

/** Serves a built site: exact file, then the path's own page, then the fallback; hashed assets for ever, pages fresh. */
export async function addStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const policies = await policiesOf(site);
  await app.register(fastifyStatic, {
    root: site.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const sendPage = (reply: FastifyReply, file: string) =>
    reply
      .headers({
        'content-security-policy': policies.get(file) ?? pagePolicy([], site.sourcesOf?.(file)),
        'cache-control': 'no-cache',
      })
      .sendFile(file);
  app.get(
    '/*',
    { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: false } },
    async (request, reply) => {
      const asked = decodePath(request.url.split('?')[0] ?? '/');
      const page = path.posix.join(asked, 'index.html').slice(1);
      if (policies.has(page)) return sendPage(reply, page);
      const file = asked.slice(1);
      if (path.posix.extname(file) && file !== site.fallback && existsSync(path.join(site.directory, file))) {
        const isHashed = file.startsWith('assets/');
        return reply
          .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
          .sendFile(file);
      }
      return sendPage(reply.code(site.isKnownPath(asked) ? 200 : 404), site.fallback);
    },
  );
}

/** The policy of each page of the site, with the hashes of the inline scripts that stand in it. */
async function policiesOf(site: StaticSite): Promise<Map<string, string>> {
  const files = await readdir(site.directory, { recursive: true });
  const pages = files.map((file) => file.split(path.sep).join('/')).filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (page): Promise<[string, string]> => {
        const html = await readFile(path.join(site.directory, page), 'utf8');
        return [page, pagePolicy(inlineScriptHashes(html), site.sourcesOf?.(page))];
      }),
    ),
  );
}

/** `sha256-…` of every script without `src`, as a policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(scripts)].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

function decodePath(text: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(text));
  } catch {
    return '/';
  }
}
