import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorHandler } from './error-handler';

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

/** The page at /api/docs as an application of its own, which most servers are never asked for. */
export async function openDocsPage(): Promise<FastifyInstance> {
  const app = Fastify();
  addErrorHandler(app);
  // The page asks for it; what it shows is the file at /api/openapi.json.
  await app.register(swagger);
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
  await app.ready();
  return app;
}
