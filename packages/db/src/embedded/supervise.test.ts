import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedPostgres } from '../embedded';
import { findOwner, isServerProcess } from './cluster-processes';
import { isAlive } from './users';

let directory: string;
let data: string;
let server: EmbeddedServer | undefined;
const reports: string[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'aw-supervise-'));
  data = path.join(directory, 'data');
  reports.splice(0);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await server?.stop();
  server = undefined;
  await rm(directory, { recursive: true, force: true });
});

const supervise = (line: string) => void reports.push(line);
const postmasterPid = async () =>
  Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function connect({ url }: EmbeddedServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url('postgres') });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query<T>(started: EmbeddedServer, text: string): Promise<T[]> {
  const client = await connect(started);
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const waits = { interval: 100 };
const untilAnswers = (started: EmbeddedServer, text: string) =>
  expect.poll(() => query(started, text).catch(() => 'away'), waits);

/** Starts a program in a folder of our choice that has nothing to do with the database. */
function startStranger(cwd: string): number {
  const stranger = spawn('sleep', ['600'], { cwd, stdio: 'ignore' });
  children.push(stranger);
  return stranger.pid ?? 0;
}

it('[R8] a killed server runs again on its port with every committed row, although one of its processes holds on to its memory', async () => {
  server = await startEmbeddedPostgres(directory, { supervise });
  const busy = await connect(server);
  await busy.query('create table kept (id int)');
  await busy.query('insert into kept values (1)');
  const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [{ pid: backend } = { pid: 0 }] = rows;
  // Like a process in a long computation, it does not notice that its server is gone.
  process.kill(backend, 'SIGSTOP');
  const stranger = startStranger(data);
  process.kill(await postmasterPid(), 'SIGKILL');
  if ((await findOwner(backend, await realpath(data))) === 'unclear') {
    // Root without CAP_SYS_PTRACE never kills it, and the start waits until it has ended.
    await sleep(3_000);
    expect(isAlive(backend)).toBe(true);
    expect(existsSync(path.join(data, 'postmaster.pid'))).toBe(true);
    process.kill(backend, 'SIGCONT');
  }
  await untilAnswers(server, 'select id from kept').toEqual([{ id: 1 }]);
  // A killed process keeps its id until it is collected.
  expect(await isServerProcess(backend, data)).toBe(false);
  expect(isAlive(stranger)).toBe(true);
  await expect.poll(() => reports, waits).toHaveLength(2);
  expect(reports[0]).toBe('The embedded database has ended. We are starting it again.');
  expect(await readFile(server.logFile, 'utf8')).toContain('was not properly shut down');
});

it('[R8] a server that is stopped from outside runs again until its last user leaves', async () => {
  server = await startEmbeddedPostgres(directory, { supervise });
  const other = await startEmbeddedPostgres(directory, { supervise });
  expect(other.url('postgres')).toBe(server.url('postgres'));
  process.kill(await postmasterPid(), 'SIGTERM');
  await expect.poll(() => reports.filter((line) => line.includes('is running again')), waits).toHaveLength(2);
  await other.leave();
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.leave();
  await expect(query(server, 'select 1 as one')).rejects.toThrow('ECONNREFUSED');
});

it('[R8] when the process that started the server is killed, another one that uses it starts it again', async () => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../embedded.ts', import.meta.url).href)};
    await startEmbeddedPostgres(${JSON.stringify(directory)}, { supervise: () => {} });
    console.log('started');
    setInterval(() => {}, 1_000);`;
  const options = ['--import', 'tsx', '--input-type=module', '-e', script];
  const owner = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(owner);
  await once(owner.stdout, 'data');
  server = await startEmbeddedPostgres(directory, { supervise });
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  process.kill(await postmasterPid(), 'SIGKILL');
  await untilAnswers(server, 'select 1 as one').toEqual([{ one: 1 }]);
});

it('[R8] files of killed processes do not prevent a start, even if other programs have their process ids', async () => {
  const former = await startEmbeddedPostgres(directory);
  const file = path.join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n').slice(1);
  await former.stop();
  const stranger = startStranger(directory);
  await writeFile(file, [stranger, ...lines].join('\n'));
  await writeFile(path.join(directory, 'lock'), '2147483647 killed');
  server = await startEmbeddedPostgres(directory);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(stranger)).toBe(true);
});

it('[R1] parallel first starts over one empty folder share one server', async () => {
  const started = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres(directory)));
  [server] = started;
  expect(new Set(started.map(({ url }) => url('postgres'))).size).toBe(1);
  for (const each of started) await each.leave();
});
