import * as z from 'zod';
import { settings } from './settings';

const schema = z.object(settings);

export type Config = Omit<z.output<typeof schema>, 'SITE_ORIGIN' | 'ADMIN_ORIGIN'> & {
  SITE_ORIGIN: string;
  ADMIN_ORIGIN: string;
  /** Origins that may call the staff interface: the configured one, or both names of this machine. */
  adminOrigins: string[];
  /** Where pages of the console find the API: the configured origin, or both names of this machine. */
  siteOrigins: string[];
};

/** Reads the settings; throws one error that names each wrong variable, what is wrong, and an example. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof typeof settings;
      return `  ${name}: ${issue.message}. ${settings[name].description ?? ''}`;
    });
    throw new Error(`These settings are wrong, so nothing was started:\n${lines.join('\n')}`);
  }
  const config = result.data;
  for (const [name, isMissing, text] of [
    ['S3_BUCKET', config.FILES === 's3' && !config.S3_BUCKET, 'needed with FILES=s3, such as workshop-files'],
    [
      'SMTP_URL',
      config.MAIL === 'smtp' && !config.SMTP_URL,
      'needed with MAIL=smtp, such as smtps://host:465',
    ],
    ['OIDC_CLIENT_ID', config.OIDC_ISSUER && !config.OIDC_CLIENT_ID, 'needed with OIDC_ISSUER'],
    [
      'STRIPE_PUBLISHABLE_KEY',
      config.STRIPE_SECRET_KEY && !config.STRIPE_PUBLISHABLE_KEY,
      'needed with STRIPE_SECRET_KEY',
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      config.STRIPE_SECRET_KEY && !config.STRIPE_WEBHOOK_SECRET,
      'needed with STRIPE_SECRET_KEY',
    ],
    [
      'OPENAI_MODEL',
      config.OPENAI_API_KEY && !config.OPENAI_MODEL,
      'needed with OPENAI_API_KEY, such as gpt-5-mini',
    ],
  ] as const)
    if (isMissing) throw new Error(`These settings are wrong, so nothing was started:\n  ${name}: ${text}.`);
  return {
    ...config,
    SITE_ORIGIN: config.SITE_ORIGIN ?? `http://localhost:${config.PORT}`,
    ADMIN_ORIGIN: config.ADMIN_ORIGIN ?? `http://localhost:${config.ADMIN_PORT}`,
    adminOrigins: config.ADMIN_ORIGIN ? [config.ADMIN_ORIGIN] : localNames(config.ADMIN_PORT),
    siteOrigins: config.SITE_ORIGIN ? [config.SITE_ORIGIN] : localNames(config.PORT),
  };
}

function localNames(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
