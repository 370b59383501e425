import { zonedTime } from '@aw/contracts/moment-text';
import type { Config } from '../config/config';
import { hasMailbox } from '../modules/mail/mailbox.policy';
import type { FirstInvitation } from '../modules/staff/invite-staff';

/**
 * Returns the text that is printed after the start: links, the one-time invitation, and settings that are not
 * configured.
 */
export function summary(config: Config, invitation: FirstInvitation | undefined): string {
  const lines = [
    '',
    `${config.SITE_NAME} is ready.`,
    `  Site     ${config.SITE_ORIGIN}`,
    `  Console  ${config.ADMIN_ORIGIN}`,
    `  API      ${config.SITE_ORIGIN}/api/docs`,
    ...(hasMailbox(config) ? [`  Mailbox  ${config.SITE_ORIGIN}/dev/mailbox`] : []),
    `  Data     ${config.DATABASE_URL ? 'your PostgreSQL' : 'embedded PostgreSQL'}, ${config.FILE_STORAGE === 's3' ? 'S3 storage' : `files in ${config.DATA_DIR}`}`,
    ...(config.OPENAI_MODEL ? [`  AI       ${modelText(config)}`] : []),
  ];
  if (invitation?.link)
    lines.push('', 'Create the first administrator (once, within 24 hours):', `  ${invitation.link}`);
  else if (invitation)
    lines.push(
      '',
      `The link for the first administrator was printed at an earlier start and is valid until ${zonedTime(invitation.expiresAt)}.`,
      '  To print a new link, which replaces it, run: npm run admin:invite',
    );
  const missing = missingParts(config);
  if (missing.length > 0)
    lines.push('', 'Not set up yet (set these to turn them on):', ...missing.map((text) => `  ${text}`));
  if (config.hints.length > 0) lines.push('', 'Please note:', ...config.hints.map((text) => `  ${text}`));
  return [...lines, '', 'Press Ctrl-C to stop. Your data is kept.', ''].join('\n');
}

/** Names the server that people's texts are sent to, because its address may come unnoticed from the shell. */
function modelText({ OPENAI_BASE_URL, OPENAI_MODEL }: Config): string {
  const { protocol, host } = new URL(OPENAI_BASE_URL ?? 'https://api.openai.com');
  const setting = OPENAI_BASE_URL ? 'OPENAI_BASE_URL' : 'the default of OPENAI_BASE_URL';
  return `questions and quoted pages are sent to ${protocol}//${host} (${setting}) for the model ${OPENAI_MODEL}`;
}

function missingParts(config: Config): string[] {
  const parts: string[] = [];
  if (!config.DATABASE_URL) parts.push('Own database: DATABASE_URL');
  if (config.FILE_STORAGE === 'folder') parts.push('Object storage: FILE_STORAGE=s3 and S3_BUCKET');
  if (!config.CLAMD_ADDRESS) parts.push('Virus scanner: CLAMD_ADDRESS');
  if (config.MAIL_TRANSPORT === 'folder') parts.push('Mail server: MAIL_TRANSPORT=smtp and SMTP_URL');
  if (!config.STRIPE_SECRET_KEY)
    parts.push('Card payment: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET');
  if (!config.OPENAI_MODEL) parts.push('A model for AI help: OPENAI_API_KEY and OPENAI_MODEL');
  if (!config.OIDC_ISSUER) parts.push('Sign-in with a provider: OIDC_ISSUER and OIDC_CLIENT_ID');
  if (!config.METRICS_PORT) parts.push('Metrics: METRICS_PORT');
  if (!config.COOKIE_SECURE) parts.push('HTTPS-only cookies: COOKIE_SECURE=true');
  return parts;
}
