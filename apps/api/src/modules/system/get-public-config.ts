import { maxFileBytes } from '@aw/contracts/documents/file-types';
import type { getConfig as contract } from '@aw/contracts/system/public';
import * as staff from '@aw/db/staff';
import type * as z from 'zod/mini';
import type { Context } from '../../context';

type PublicConfig = z.input<(typeof contract.responses)[200]>;

/** Returns the settings that the browser may know. */
export async function getPublicConfig(ctx: Context): Promise<PublicConfig> {
  const demo = await staff.findFact(ctx.db, 'demo_seed');
  return {
    siteName: ctx.config.SITE_NAME,
    email: ctx.config.CONTACT_EMAIL,
    phone: ctx.config.CONTACT_PHONE,
    whatsappNumber: ctx.config.WHATSAPP_NUMBER,
    adminOrigin: ctx.config.ADMIN_ORIGIN,
    libraryAccess: ctx.config.LIBRARY_ACCESS,
    hasOidc: ctx.config.OIDC_ISSUER !== undefined,
    hasCardPayment: ctx.payments !== null,
    card: cardOf(ctx),
    hasAiModel: ctx.ai.endpoint !== null,
    isDemo: demo !== undefined,
    isDemoLoading: demo === 'loading' || demo === 'checking',
    passwordMinLength: ctx.config.PASSWORD_MIN_LENGTH,
    maxFileBytes,
  };
}

function cardOf({ payments, config }: Context) {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SCRIPT_URL: scriptUrl = null } = config;
  return payments && publishableKey ? { publishableKey, scriptUrl } : null;
}
