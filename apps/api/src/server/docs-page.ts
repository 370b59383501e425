import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorHandler } from './error-handler';

// The page loads its own scripts and images and uses style attributes.
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

/** Creates the page at /api/docs as a separate application, because most servers are never asked for it. */
export async function openDocsPage(): Promise<FastifyInstance> {
  const app = Fastify();
  addErrorHandler(app);
  // Required by the plugin. The page shows the file at /api/openapi.json.
  await app.register(swagger);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      // The page's own copies in JSON and YAML would be generated again for each request.
      onRequest(request, reply, done) {
        if (copies.has(request.routeOptions.url ?? '')) void reply.redirect('/api/openapi.json');
        else done();
      },
    },
  });
  await app.ready();
  return app;
}
