import swagger from '@fastify/swagger';
import Fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Returns the description of these routes in the OpenAPI format. */
export async function describeRoutes(routes: readonly RouteOptions[]) {
  // These routes answer nothing, so their schemas need not be compiled.
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => String);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
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
  for (const { method, url, schema } of routes)
    if (method !== 'HEAD') app.route({ method, url, schema, handler: async () => '' });
  await app.ready();
  return app.swagger();
}
