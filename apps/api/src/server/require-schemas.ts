import type { FastifyInstance } from 'fastify';

/** Throws at start for a staff route without a permission, because it could not be refused to any role. */
export function requirePermissions(staff: FastifyInstance): void {
  staff.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || route.method === 'OPTIONS' || route.config?.permission) return;
    throw new Error(
      `${String(route.method)} ${route.url} names no permission in its contract, so the server does not start.`,
    );
  });
}

/** Throws at start for a route without a response schema, because an undeclared field could leak. */
export function requireResponseSchemas(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isOurs = route.url.startsWith('/api/') && !route.url.startsWith('/api/docs');
    if (isOurs && route.method !== 'HEAD' && route.method !== 'OPTIONS' && !route.schema?.response) {
      throw new Error(
        `${String(route.method)} ${route.url} declares no response schema, so the server does not start.`,
      );
    }
  });
}
