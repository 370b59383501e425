import { maxFileBytes } from '@aw/contracts/documents/file-types';
import * as contract from '@aw/contracts/system/public';
import { findFact } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { createSiteFigures } from './site-figures';

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
  const getFigures = createSiteFigures(ctx);
  attach(app, contract.getFigures, async () => getFigures());
  attach(app, contract.getConfig, async () => ({
    siteName: ctx.config.SITE_NAME,
    email: ctx.config.CONTACT_EMAIL,
    phone: ctx.config.CONTACT_PHONE,
    whatsappNumber: ctx.config.WHATSAPP_NUMBER,
    adminOrigin: ctx.config.ADMIN_ORIGIN,
    libraryAccess: ctx.config.LIBRARY_ACCESS,
    hasOidc: ctx.config.OIDC_ISSUER !== undefined,
    hasCardPayment: ctx.payments !== null,
    card: cardOf(ctx),
    hasAiModel: false,
    isDemo: (await findFact(ctx.db, 'demo_seed')) !== undefined,
    passwordMinLength: ctx.config.PASSWORD_MIN_LENGTH,
    maxFileBytes,
  }));
}

function cardOf({ payments, config }: Context) {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SCRIPT_URL: scriptUrl = null } = config;
  return payments && publishableKey ? { publishableKey, scriptUrl } : null;
}
