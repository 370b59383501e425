import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import pg from 'pg';
import { startProgram } from '../program';
import { addressOf, type Pooler, type PoolerOptions } from './start-pooler';

/** Starts the installed PgBouncer on 127.0.0.1 in transaction mode, with its defaults. It trusts every client. */
export async function startPgBouncer({ url, size, port }: PoolerOptions): Promise<Pooler> {
  const ownPort = port ?? (await freePort());
  const urlOf = (database?: string) => addressOf(url, { database, port: ownPort });
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-pgbouncer-'));
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(config, configOf(url, { size, port: ownPort }), { mode: 0o600 });
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = startProgram('pgbouncer', [...user, config]);

  async function end(signal: NodeJS.Signals): Promise<void> {
    await bouncer.end(signal);
    await rm(folder, { recursive: true, force: true });
  }

  /** Runs a command in its console, which is reached like a database with the name pgbouncer. */
  const runInConsole = (command: string) => queryAll(urlOf('pgbouncer'), 1, [command]);

  try {
    await bouncer.untilReady(async () => {
      // Another PgBouncer may answer at this port.
      if (!bouncer.printed().includes('process up')) throw new Error('It does not listen yet.');
      // Opens all server connections, like our pooler does.
      await queryAll(urlOf(), size, ['begin', 'rollback']);
    });
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url: urlOf,
    serverPids: async () => (await runInConsole('show servers')).map((server) => Number(server.remote_pid)),
    async stop() {
      // The signal for an immediate shutdown depends on the version.
      await runInConsole('shutdown').catch(() => {});
      await end('SIGTERM');
    },
    kill: () => end('SIGKILL'),
  };
}

function configOf(url: string, { size, port }: { size: number; port: number }): string {
  const server = new URL(url);
  const quoted = (text: string) => `'${decodeURIComponent(text).replaceAll("'", "''")}'`;
  return `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${quoted(server.username)} password=${quoted(server.password)}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${decodeURIComponent(server.username)}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 1000
server_round_robin = 1
`;
}

/** Runs each statement with `count` clients in parallel, one statement after another. Returns the rows of all clients. */
async function queryAll(
  url: string,
  count: number,
  statements: string[],
): Promise<Record<string, unknown>[]> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) client.on('error', () => {});
  const rows: Record<string, unknown>[] = [];
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (const statement of statements) {
      const results = await Promise.all(clients.map((client) => client.query(statement)));
      rows.push(...results.flatMap((result) => result.rows));
    }
    return rows;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}
