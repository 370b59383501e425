import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { makeTestDatabase } from './testing/test-server';

it('[R7] the generated schema types match the migrations', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-types-'));
  const file = path.join(folder, 'schema.gen.ts');
  execFileSync('pnpm', ['exec', 'tsx', 'src/generate-schema.ts', file], {
    cwd: path.resolve(import.meta.dirname, '..'),
  });
  expect(await readFile(file, 'utf8')).toBe(
    await readFile(path.join(import.meta.dirname, 'schema.gen.ts'), 'utf8'),
  );
  await rm(folder, { recursive: true, force: true });
});

it('[P2] [R7] every GIN index keeps little apart that searches would have to read', async () => {
  const database = await makeTestDatabase(inject('serverUrl'));
  const { db } = openDatabase({ url: database.url, maxConnections: 1 });
  const { rows } = await sql<{ name: string; options: string }>`
    select c.relname as name, coalesce(array_to_string(c.reloptions, ' '), '') as options
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' and c.relkind = 'i'`.execute(db);
  await db.destroy();
  await database.drop();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ options }) => !/fastupdate=off|gin_pending_list_limit=64/.test(options))).toEqual([]);
});
