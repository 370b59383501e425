import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { cardSources } from './server/card-sources';
import { isSitePath } from './server/known-paths';
import { addStaticSite } from './server/static-site';

const appsDir = path.resolve(import.meta.dirname, '../..');

/** The built site, when it is there, on the API's own listener. */
export function sitePages(config: Config): ((app: FastifyInstance) => Promise<void>) | undefined {
  const directory = path.resolve(config.WEB_DIR ?? path.join(appsDir, 'web/build/client'));
  if (!existsSync(directory)) return undefined;
  const cardForm = cardSources(config);
  return (app) =>
    addStaticSite(app, {
      directory,
      fallback: '__spa-fallback.html',
      isKnownPath: isSitePath,
      // Card payment alone needs another origin's script, and no other page may run it.
      sourcesOf: (file) => (file === 'payment/index.html' ? cardForm : {}),
    });
}

/** The built console on a listener of its own: another origin, and no part of the API. */
export async function serveConsole(config: Config): Promise<FastifyInstance | undefined> {
  const directory = path.resolve(config.ADMIN_DIR ?? path.join(appsDir, 'admin/dist'));
  if (!existsSync(directory)) return undefined;
  const app = Fastify();
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
  });
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
  await app.listen({ host: config.HOST, port: config.ADMIN_PORT });
  return app;
}
