import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Headers of every API answer, and the one origin from which the staff interface may be called. */
export async function addSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.COOKIE_SECURE ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cors, {
    delegator: (request, done) => {
      const isStaffCall = request.url?.startsWith('/api/admin/') ?? false;
      done(null, {
        origin: isStaffCall ? config.adminOrigins : false,
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type'],
        exposedHeaders: ['content-disposition', 'link', 'retry-after', 'x-export-truncated'],
        maxAge: 600,
      });
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/admin/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

/** Origins that a page may use beside its own; without any it is alone. */
export type PageSources = {
  scripts?: readonly string[];
  frames?: readonly string[];
  calls?: readonly string[];
};

/** The policy of a page: own scripts, the listed inline ones and the named origins, nothing from elsewhere. */
export function pagePolicy(inlineScripts: readonly string[], sources: PageSources = {}): string {
  const { scripts = [], frames = [], calls = [] } = sources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
