import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './database';
import { ensureDatabase, startEmbeddedPostgres } from './embedded';
import { migrateToLatest } from './migrate';

/** Writes src/schema.gen.ts from a freshly migrated database; run with `pnpm generate` after adding a migration. */
async function generateSchema(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aw-schema-'));
  const server = await startEmbeddedPostgres(directory);
  try {
    await ensureDatabase(server, 'schema');
    // Its connections may close a moment after the pool says so, and outlive what the server's stop tells them.
    const { db } = openDatabase({ url: server.url('schema'), maxConnections: 1, statementTimeoutMs: 0 });
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
