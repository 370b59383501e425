import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { buildApp } from '../app';
import type { Context } from '../context';

/** The interface as its routes are, in the format of apps/api/openapi.json. */
export async function describeApp(ctx: Context) {
  const app = await buildApp(ctx, { addFirst: (first) => addSwagger(first, `${ctx.config.SITE_NAME} API`) });
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
  }
}

async function addSwagger(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
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
}
