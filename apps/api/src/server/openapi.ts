import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Description = { info: { title: string } };

/**
 * The whole interface at /api/openapi.json, and a page to read it at /api/docs. It is described by a file that a test
 * keeps as the contracts are, since writing it takes half a second in which nothing else is answered.
 */
export function addOpenApi(
  app: FastifyInstance,
  { siteName, file }: { siteName: string; file: string },
): void {
  const read = async () => {
    // It is a file of ours.
    const description = JSON.parse(await readFile(file, 'utf8')) as Description;
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
