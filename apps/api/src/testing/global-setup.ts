import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateToLatest, openDatabase } from '@aw/db';
import { ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startJobs } from '../jobs/jobs';

/** Starts one real PostgreSQL for all integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'aw-int-'));
  const server = await startEmbeddedPostgres(directory);
  await setSpeed(server.url('postgres'));
  await ensureDatabase(server, 'template');
  const url = server.url('template');
  const { db } = openDatabase({ url });
  await migrateToLatest(db);
  await db.destroy();
  const jobs = await startJobs(url, () => {});
  await jobs.stop();
  project.provide('serverUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** No test cuts the machine's power; a commit is still waited for, so a process that is killed loses as little as ever. */
async function setSpeed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()').finally(() => client.end());
}
