import type { FastifyInstance } from 'fastify';

/** Stops the start at a staff route that does not name what it asks of a role: nobody could refuse it. */
export function requirePermissions(staff: FastifyInstance): void {
  staff.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || route.method === 'OPTIONS' || route.config?.permission) return;
    throw new Error(
      `${String(route.method)} ${route.url} names no permission in its contract, so the server does not start.`,
    );
  });
}

/** Stops the start at a route that does not say what it answers: an undeclared field could leak. */
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
