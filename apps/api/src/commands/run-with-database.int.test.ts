import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@aw/db/embedded';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { openDatabaseServer } from '../database/database-server';
import { runWithDatabase } from './run-with-database';

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-with-database-'));
});
afterEach(async () => {
  process.exitCode = undefined;
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** Returns the database address that a command saved in a file of DATA_DIR. */
const saveUrl = 'printf %s "$DATABASE_URL" > "$DATA_DIR/url"';
/** Makes a command wait until the test, or its cleanup, lets it continue. */
const wait = 'while [ -d "$DATA_DIR" ] && [ ! -e "$DATA_DIR/end" ]; do sleep 0.05; done';
const kept = () => readFile(path.join(folder, 'url'), 'utf8');

it('[R3] the embedded database runs for a command, can be shared with another one, and ends with the last', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = runWithDatabase(config, ['bash', '-c', `${saveUrl}; ${wait}`]);
  await expect.poll(() => kept().catch(() => '')).toMatch(/^postgres:.*\/workshop$/);
  const url = await kept();
  await runWithDatabase(config, ['bash', '-c', 'exit 3']);
  expect(process.exitCode).toBe(3);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await writeFile(path.join(folder, 'end'), '');
  await first;
  expect(process.exitCode).toBe(0);
  await expect(ask(url, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R3] the last command that leaves the embedded database stops it, not the first that came', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const first = runWithDatabase(config, ['bash', '-c', `${saveUrl}; ${wait}`]);
  await expect.poll(() => kept().catch(() => '')).toMatch(/^postgres:/);
  const url = await kept();
  const site = await openDatabaseServer(config);
  await writeFile(path.join(folder, 'end'), '');
  await first;
  expect(await ask(site.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  // A killed process no longer counts.
  await writeFile(path.join(folder, 'postgres/used-by-2147483647-killed'), '');
  await site.leave();
  await expect(ask(url, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R3] a killed process does not count, even if another process has its id now', async () => {
  const config = readConfig({ DATA_DIR: folder });
  await runWithDatabase(config, ['true']);
  const left = path.join(folder, `postgres/used-by-${process.ppid}-killed`);
  await writeFile(left, '');
  await utimes(left, 0, 0);
  const next = await openDatabaseServer(config);
  await next.leave();
  await expect(ask(next.url, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R3] a server without a record is not stopped while others are connected to it', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const former = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const [note = ''] = (await readdir(path.join(folder, 'postgres'))).filter((each) =>
    each.startsWith('used-by-'),
  );
  await rm(path.join(folder, 'postgres', note));
  const site = new pg.Client({ connectionString: former.url('postgres') });
  await site.connect();
  await runWithDatabase(config, ['true']);
  expect((await site.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await site.end();
  await runWithDatabase(config, ['true']);
  await expect(ask(former.url('postgres'), 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R3] a command that joins while the last one leaves finds a server', async () => {
  const config = readConfig({ DATA_DIR: folder });
  for (let round = 0; round < 3; round++) {
    const last = await openDatabaseServer(config);
    const leaving = last.leave();
    const next = await openDatabaseServer(config);
    await leaving;
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.leave();
  }
});

it('[R3] signals go to the command, and the database runs until the command ends', async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const command = `trap 'sleep 0.5; echo interrupted' INT TERM; ${saveUrl}; ${wait}; exit 7`;
  const running = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@aw/source', main, 'with-database', 'bash', '-c', command],
    {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = running;
  let printed = '';
  running.stdout.on('data', (bytes) => (printed += String(bytes)));
  const ended = once(running, 'close');
  await expect.poll(() => kept().catch(() => '')).toMatch(/^postgres:/);
  const url = await kept();
  // A terminal sends Ctrl-C to the whole process group.
  process.kill(-(running.pid ?? 0), 'SIGINT');
  await expect.poll(() => printed).toContain('interrupted');
  running.kill('SIGTERM');
  await expect.poll(() => printed).toMatch(/interrupted[\s\S]*interrupted/);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await writeFile(path.join(folder, 'end'), '');
  expect(await ended).toEqual([7, null]);
  await expect(ask(url, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R1] a command gets the address of a configured database, and a command that cannot run is reported', async () => {
  const url = 'postgres://somebody@db.example/workshop';
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url });
  await runWithDatabase(config, ['bash', '-c', saveUrl]);
  expect([process.exitCode, await kept()]).toEqual([0, url]);
  await expect(runWithDatabase(config, ['no-such-command'])).rejects.toThrow('ENOENT');
  await expect(runWithDatabase(config, [])).rejects.toThrow('Add the command to run');
});
