import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from './embedded';
import { migrateToLatest } from './migrate';

/** Writes src/schema.gen.ts from a freshly migrated database; run with `pnpm generate` after adding a migration. */
async function generateSchema(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aw-schema-'));
  const server = await startEmbeddedPostgres(directory);
  try {
    await ensureDatabase(server, 'schema');
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: server.url('schema') }) }),
    });
    await migrateToLatest(db);
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

await generateSchema();
