// Variables that a person's shell may set for other programs, under names that this project or its tools also read.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const hostileVariables = {
  MAIL: '/var/mail/name',
  FILES: '/etc/files',
  HOST: 'x86_64-conda-linux-gnu',
  OPENAI_API_KEY: 'x',
  STRIPE_SECRET_KEY: 'x',
  SMTP_URL: 'localhost',
  OIDC_ISSUER: 'https://id.example',
  S3_BUCKET: 'of-another-project',
  LOG_LEVEL: 'WARN',
  STRIPE: 'live',
  AI: 'on',
  NODE_ENV: 'production',
  PGHOST: '127.0.0.9',
  PGPORT: '1',
  PGUSER: 'nobody',
  PGPASSWORD: 'no',
  PGDATABASE: 'nothing',
  PGSSLMODE: 'require',
  PGOPTIONS: '-c search_path=nowhere',
  TURBO_TOKEN: 'of-another-team',
};

/**
 * Writes a `pnpm` into `folder` that records the names of its variables and builds nothing. Returns a function that reads
 * them. `pnpm install` fails.
 */
export function replacePnpm(folder) {
  const notes = path.join(folder, 'variables-of-pnpm');
  writeFileSync(notes, '');
  writeFileSync(
    path.join(folder, 'pnpm'),
    `#!/bin/sh\nenv | cut -d= -f1 >> '${notes}'\n[ "$1" != install ]\n`,
  );
  chmodSync(path.join(folder, 'pnpm'), 0o755);
  return () => readFileSync(notes, 'utf8').trim().split('\n');
}
