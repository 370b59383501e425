// A shell as people have them: variables of other programs, under names that this project or its tools read as well.
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
 * Puts a `pnpm` into `folder` that notes the names of its variables and builds nothing; returns a function that reads
 * them. It does not pretend to install.
 */
export function standInForPnpm(folder) {
  const notes = path.join(folder, 'variables-of-pnpm');
  writeFileSync(notes, '');
  writeFileSync(
    path.join(folder, 'pnpm'),
    `#!/bin/sh\nenv | cut -d= -f1 >> '${notes}'\n[ "$1" != install ]\n`,
  );
  chmodSync(path.join(folder, 'pnpm'), 0o755);
  return () => readFileSync(notes, 'utf8').trim().split('\n');
}
