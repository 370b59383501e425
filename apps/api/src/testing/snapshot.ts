import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestApp } from './test-app';

/** Returns every row of our tables as JSON, sorted, except those of the tables in `except`. */
export async function snapshotTables(
  { ctx }: TestApp,
  except: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(ctx.db);
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(ctx.db);
    rowsByTable[name] = rows.map(({ row }) => row);
  }
  return rowsByTable;
}

/** Returns the hash of every stored file, keyed by its path in the store. */
export async function snapshotFiles({ ctx }: TestApp): Promise<Record<string, string>> {
  const root = path.join(ctx.config.DATA_DIR, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashed = files.toSorted().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [path.relative(root, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
