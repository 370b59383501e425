import type { Config } from '../config/config';
import { hasMailbox } from '../features/mail/mailbox.policy';
import type { FirstInvitation } from '../features/staff/invite-staff';

/** What a newcomer reads after the start: addresses, the one-time link, what is not configured and what turns it on. */
export function summary(config: Config, invitation: FirstInvitation | undefined): string {
  const lines = [
    '',
    `${config.SITE_NAME} is ready.`,
    `  Site     ${config.SITE_ORIGIN}`,
    `  Console  ${config.ADMIN_ORIGIN}`,
    `  API      ${config.SITE_ORIGIN}/api/docs`,
    ...(hasMailbox(config) ? [`  Mailbox  ${config.SITE_ORIGIN}/dev/mailbox`] : []),
    `  Data     ${config.DATABASE_URL ? 'your PostgreSQL' : 'embedded PostgreSQL'}, ${config.FILES === 's3' ? 'S3 storage' : `files in ${config.DATA_DIR}`}`,
  ];
  if (invitation?.link)
    lines.push('', 'Create the first administrator (once, within 24 hours):', `  ${invitation.link}`);
  else if (invitation)
    lines.push(
      '',
      `The link for the first administrator was shown before and is valid until ${invitation.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      '  npm run admin:invite prints a new one, which replaces it.',
    );
  const missing = missingParts(config);
  if (missing.length > 0) lines.push('', 'Not configured:', ...missing.map((text) => `  ${text}`));
  return [...lines, '', 'Ctrl-C stops everything; the data stays.', ''].join('\n');
}

function missingParts(config: Config): string[] {
  const parts: string[] = [];
  if (!config.DATABASE_URL) parts.push('Own database: DATABASE_URL');
  if (config.FILES === 'folder') parts.push('Object storage: FILES=s3 and S3_BUCKET');
  if (config.MAIL === 'folder') parts.push('Mail server: MAIL=smtp and SMTP_URL');
  if (!config.OIDC_ISSUER) parts.push('Sign-in with a provider: OIDC_ISSUER and OIDC_CLIENT_ID');
  if (!config.METRICS_PORT) parts.push('Metrics: METRICS_PORT');
  if (!config.COOKIE_SECURE) parts.push('HTTPS-only cookies: COOKIE_SECURE=true');
  return parts;
}
