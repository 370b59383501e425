import { appendFile, chmod, chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startEmbeddedPostgres } from '../embedded';
import { isServerProcess } from '../embedded/cluster-processes';
import { prepareProgramsFolder, shelterFolder } from '../embedded/data-folder';
import { readPassword } from '../embedded/password';
import { findPrograms, findServerUser, run, type ServerUser } from '../embedded/programs';
import { startServer } from '../embedded/server-process';

export type TestServer = {
  /** Port, which does not change at a restart. */
  port: number;
  url: (database: string) => string;
  start: () => Promise<void>;
  /** Ends the server as a power cut would: at once, with only what it had written to its log. */
  crash: () => Promise<void>;
  /** Runs one statement, in the database `postgres` unless another is named. */
  query: <Row extends pg.QueryResultRow>(text: string, database?: string) => Promise<Row[]>;
};

export type TestReplication = {
  primary: TestServer;
  standby: TestServer;
  close: () => Promise<void>;
};

/**
 * Settings of a standby with which tests need not wait: it looks for its primary often, and cancels reads that hinder
 * it.
 */
const standbySettings = ['wal_retrieve_retry_interval = 100', 'max_standby_streaming_delay = 0'];

/** Starts a PostgreSQL server with a streaming replica, both from this package, below a folder of the test's own. */
export async function startReplication(directory: string): Promise<TestReplication> {
  const user = findServerUser();
  // Otherwise the server's user could not enter the folders in it.
  await chmod(directory, 0o711);
  const home = path.join(directory, 'primary');
  const [data, copy] = [path.join(home, 'data'), path.join(directory, 'standby')];
  const first = await startEmbeddedPostgres(home);
  const port = Number(new URL(first.url('postgres')).port);
  await first.stop();
  const password = (await readPassword(home)) ?? '';
  await appendFile(path.join(data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
  // Copied while the primary is stopped, it starts at the same position.
  await run('cp', ['-a', data, copy], { user: undefined });
  const signal = path.join(copy, 'standby.signal');
  await writeFile(signal, '');
  if (user) await chown(signal, user.uid, user.gid);
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  const settings = [...standbySettings, `primary_conninfo = '${source}'`];
  await appendFile(path.join(copy, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);

  const placement = user && { user, shelter: shelterFolder };
  const postgres = path.join(await prepareProgramsFolder(findPrograms(), placement), 'bin/postgres');
  const open = (folder: string, at: number) =>
    testServer({ postgres, data: folder, port: at, password, user });
  const primary = open(data, port);
  await primary.start();
  const standby = open(copy, await freePort());
  await standby.start();
  return {
    primary,
    standby,
    async close() {
      await Promise.all([standby.crash(), primary.crash()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

type Cluster = {
  postgres: string;
  data: string;
  port: number;
  password: string;
  user: ServerUser | undefined;
};

function testServer({ postgres, password, ...cluster }: Cluster): TestServer {
  let server: number | undefined;
  const isRunning = async (pid: number) => isServerProcess(pid, cluster.data);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${cluster.port}/${database}`;
  return {
    port: cluster.port,
    url,
    async start() {
      server = await startServer(postgres, { ...cluster, logFile: `${cluster.data}.log` });
    },
    async crash() {
      if (server === undefined || !(await isRunning(server))) return;
      process.kill(server, 'SIGQUIT');
      while (await isRunning(server)) await sleep(20);
    },
    async query<Row extends pg.QueryResultRow>(text: string, database = 'postgres') {
      const client = new pg.Client({ connectionString: url(database) });
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
