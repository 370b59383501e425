import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database';
import { ensureDatabase, startEmbeddedPostgres } from './embedded';
import { migrateToLatest } from './migrate/migrate';

/**
 * Columns whose values are a list in the contracts that grows with features; a check would need a migration each time.
 */
const contractColumns = {
  'audit_log.verb': 'AuditVerb',
  'moderation_cases.kind': 'ReportKind',
  'order_events.kind': 'OrderEventKind',
  'order_events.status': 'OrderStatus | null',
  'orders.status_before_dispute': 'OrderStatus | null',
  'reports.kind': 'ReportKind',
  'reports.reason': 'ReportReason',
};

const contractImports = {
  AuditVerb: '@aw/contracts/audit/audit-verbs',
  OrderEventKind: '@aw/contracts/orders/shapes',
  OrderStatus: '@aw/contracts/orders/states',
  ReportKind: '@aw/contracts/moderation/reasons',
  ReportReason: '@aw/contracts/moderation/reasons',
};

/** Writes src/schema.gen.ts from a freshly migrated database; run it with `pnpm generate` after adding a migration. */
async function generateSchema(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aw-schema-'));
  const server = await startEmbeddedPostgres(directory);
  try {
    await ensureDatabase(server, 'schema');
    // Connections may close a moment after the pool has ended, and survive the end of the server.
    const { db } = openDatabase({ url: server.url('schema'), maxConnections: 2, statementTimeoutMs: 0 });
    await migrateToLatest(db);
    const columns = { ...(await checkedColumns(db)), ...contractColumns };
    await db.destroy();
    const mapping = JSON.stringify({ int8: 'number', citext: 'string', uuid: 'string', tsvector: 'string' });
    execFileSync(
      'kysely-codegen',
      [
        '--dialect',
        'postgres',
        '--url',
        server.url('schema'),
        '--type-mapping',
        mapping,
        '--overrides',
        JSON.stringify({ columns }),
        '--custom-imports',
        JSON.stringify(contractImports),
        '--exclude-pattern',
        'kysely_*',
        '--out-file',
        process.argv[2] ?? 'src/schema.gen.ts',
      ],
      { stdio: 'inherit' },
    );
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type CheckedColumn = { place: string; check: string; isNullable: boolean; hasDefault: boolean };

/**
 * Returns the type of each text column with a check on a list of values, by 'table.column': the union of these values.
 */
async function checkedColumns(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<CheckedColumn>`
    select c.conrelid::regclass || '.' || a.attname as place, pg_get_constraintdef(c.oid) as check,
      not a.attnotnull as "isNullable", a.atthasdef as "hasDefault"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    join pg_type t on t.oid = a.atttypid and t.typname = 'text'
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace
    order by place`.execute(db);
  const types = rows.flatMap(({ place, check, isNullable, hasDefault }) => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)(?: NOT VALID)?$/.exec(check)?.[1];
    if (!list) return [];
    const values = [...list.matchAll(/'([^']+)'::text/g)].map(([, value]) => `"${value}"`);
    const type = [...values, ...(isNullable ? ['null'] : [])].join(' | ');
    return [[place, hasDefault ? `Generated<${type}>` : type]];
  });
  return Object.fromEntries(types);
}

await generateSchema();
