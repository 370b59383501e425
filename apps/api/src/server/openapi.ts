import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

// The page's scripts and pictures are its own files; it lays itself out with style attributes.
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const copies = new Set(['/api/docs/json', '/api/docs/yaml']);

/** The whole interface at /api/openapi.json, and a page to read it at /api/docs. */
export async function addOpenApi(app: FastifyInstance, siteName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: '1',
        description:
          'Errors are `{ code, message, requestId, issues? }`. Lists accept `limit` and `cursor` and give the next page in a `Link` header.',
      },
      components: {
        securitySchemes: {
          staff: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'aw_session' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      // The page's own copies, as JSON and YAML, would be written anew for whoever asks.
      onRequest(request, reply, done) {
        if (copies.has(request.routeOptions.url ?? '')) void reply.redirect('/api/openapi.json');
        else done();
      },
    },
  });
  let text: string | undefined;
  const write = () => {
    text ??= JSON.stringify(app.swagger());
    return text;
  };
  // Before anybody asks: it takes a while, in which nothing else is answered.
  app.addHook('onListen', async () => void write());
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: {} }, config: { scope: 'public', isCounted: true } },
    async (_, reply) => reply.type('application/json; charset=utf-8').send(write()),
  );
}
