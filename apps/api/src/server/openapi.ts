import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

type Description = { info: { title: string } };

/**
 * Serves the OpenAPI description at /api/openapi.json and a page to read it at /api/docs. The build writes it to
 * `file`, because describing the routes blocks the process for half a second. A process that runs from sources has no
 * such file and describes its routes at the first request.
 */
export function addOpenApi(
  app: FastifyInstance,
  { siteName, file }: { siteName: string; file: string },
): void {
  const routes = existsSync(file) ? undefined : collectRoutes(app);
  const read = async () => {
    const description: Description = routes
      ? await import('./describe-routes').then(({ describeRoutes }) => describeRoutes(routes))
      : JSON.parse(await readFile(file, 'utf8'));
    return JSON.stringify({ ...description, info: { ...description.info, title: `${siteName} API` } });
  };
  let text: Promise<string> | undefined;
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: true } },
    async (_, reply) => {
      text ??= read().catch((error: unknown) => {
        text = undefined;
        throw error;
      });
      return reply.type('application/json; charset=utf-8').send(await text);
    },
  );
  let page: Promise<FastifyInstance> | undefined;
  const answer = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    page ??= import('./docs-page').then(({ openDocsPage }) => openDocsPage());
    const docs = await page;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    docs.routing(raw, reply.raw);
  };
  for (const url of ['/api/docs', '/api/docs/*']) app.get(url, { schema: { hide: true } }, answer);
}

/** Returns a list that receives every route registered after this call. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  return routes;
}
