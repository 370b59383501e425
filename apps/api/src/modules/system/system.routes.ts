import * as contract from '@aw/contracts/system/public';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { getPublicConfig } from './get-public-config';
import { siteFiguresOf } from './site-figures';

/** Health, readiness and what the browser may know of the settings. */
export function systemRoutes(app: FastifyInstance, ctx: Context, isDraining: () => boolean): void {
  attach(app, contract.healthz, async () => ({ status: 'ok' }));
  attach(app, contract.readyz, async ({ reply }) => {
    const isReady =
      !isDraining() &&
      (await sql`select 1`.execute(ctx.db).then(
        () => true,
        () => false,
      ));
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not ready' };
  });
  const getFigures = siteFiguresOf(ctx);
  attach(app, contract.getFigures, async () => getFigures());
  attachCached(app, contract.getConfig, { topics: ['facts'] }, async () => getPublicConfig(ctx));
}
