import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import pg from 'pg';
import { isInstalled, startProgram } from '../program';
import { addressOf, type Pooler, type PoolerOptions } from './start-pooler';

export const hasPgBouncer = () => isInstalled('pgbouncer');

/** Starts the PgBouncer of this machine on 127.0.0.1, in transaction mode, with its defaults; it trusts every client. */
export async function startPgBouncer({ url, size, port }: PoolerOptions): Promise<Pooler> {
  const ownPort = port ?? (await freePort());
  const urlOf = (database?: string) => addressOf(url, { database, port: ownPort });
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-pgbouncer-'));
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(config, configOf(url, { size, port: ownPort }), { mode: 0o600 });
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = startProgram('pgbouncer', [...user, config]);

  async function end(signal: NodeJS.Signals): Promise<void> {
    await bouncer.end(signal);
    await rm(folder, { recursive: true, force: true });
  }

  /** Asks its console, which stands where a database of this name would. */
  const ask = (command: string) => askAll(urlOf('pgbouncer'), 1, [command]);

  try {
    await bouncer.untilReady(async () => {
      // Another one may answer at this port.
      if (!bouncer.printed().includes('process up')) throw new Error('It does not listen yet.');
      // Has every server connection open, as those of the other pooler are.
      await askAll(urlOf(), size, ['begin', 'rollback']);
    });
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url: urlOf,
    serverPids: async () => (await ask('show servers')).map((server) => Number(server.remote_pid)),
    async stop() {
      // Which signal means “at once” depends on the version.
      await ask('shutdown').catch(() => {});
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

/** Has so many clients run each statement side by side, one statement after another; gives the rows of all. */
async function askAll(url: string, count: number, statements: string[]): Promise<Record<string, unknown>[]> {
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
