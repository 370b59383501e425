import * as z from 'zod';
import { flag, positive } from './kinds';

// A password with one of these characters would be parsed as a host and a port, and would appear in messages.
const hasWholePassword = (url: string) => !/[/?#].*@|#/.test(url.replace(/^\w+:\/\//, ''));
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
  .refine(hasWholePassword, 'write / ? # in a password as %2F %3F %23');

/** Connection to PostgreSQL, and when a process runs migrations. */
export const databaseSettings = {
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL 17 or newer, such as postgres://user:secret@host:5432/workshop. If it is not set, the embedded server is started.',
    ),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe(
      'A read replica for searches and shared pages. If it does not answer or is too far behind, the main database answers instead.',
    ),
  READ_LAG_MS: positive
    .default(1_000)
    .describe('Milliseconds that the read replica can be behind before the main database is used instead.'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe(
      'The database itself, if DATABASE_URL points to a pooler. Migrations, jobs and notifications about changes use it. Default: DATABASE_URL.',
    ),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'])
    .default('none')
    .describe(
      'Set it to transaction if DATABASE_URL and DATABASE_READ_URL point to a pooler in transaction mode, such as PgBouncer. Set DATABASE_DIRECT_URL too. Without that, this process sees changes by other processes only after a few seconds and caches almost nothing.',
    ),
  DATABASE_NAMED_STATEMENTS: flag
    .optional()
    .describe(
      'Uses named prepared statements for the most frequent reads. Default: true, or false with a pooler. With a pooler, turn it on only if the pooler supports prepared statements (PgBouncer 1.21 with max_prepared_statements).',
    ),
  MIGRATE: z
    .enum(['auto', 'wait', 'never'])
    .default('auto')
    .describe(
      'What a start does if migrations are missing: run them (auto), wait until `main.js migrate` or another process has run them (wait), or stop with an error (never).',
    ),
  DATABASE_POOL: positive
    .default(10)
    .describe(
      'Maximum number of connections that this process uses for writes. It uses as many again for public reads, and as many again for a replica. Jobs, notifications and replica checks need up to seven more.',
    ),
  STATEMENT_TIMEOUT_MS: positive
    .default(10_000)
    .describe('Milliseconds after which PostgreSQL cancels a statement.'),
  READ_TIMEOUT_MS: positive
    .default(2_000)
    .describe('Milliseconds after which PostgreSQL cancels a statement for a public read.'),
} as const;
