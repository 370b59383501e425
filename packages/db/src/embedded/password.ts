import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { run, type ServerUser } from './programs';

/** The superuser's password of installations that were made before each had its own. */
const formerPassword = 'postgres';

// One way in: this machine's loopback address, with the password. There is no socket in the file system.
const access = '# Written at every start.\nhost all all 127.0.0.1/32 scram-sha-256\n';

const passwordFile = (directory: string) => path.join(directory, 'password');
const setPassword = (password: string) => `alter role postgres password '${password}'`;

/** The superuser's password of the cluster in `directory`; undefined when it has none of its own yet. */
export async function readPassword(directory: string): Promise<string | undefined> {
  try {
    return (await readFile(passwordFile(directory), 'utf8')).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

type Cluster = { directory: string; data: string; user: ServerUser | undefined };

/**
 * Closes a cluster that is not running to everybody without its password, which is made when there is none; a password
 * that an earlier version gave to every installation is replaced before anything listens. Gives the password.
 */
export async function secureCluster(cluster: Cluster, postgres: string): Promise<string> {
  await writeAccess(cluster);
  const known = await readPassword(cluster.directory);
  if (known) return known;
  const password = newPassword();
  // Single-user mode asks for no password and listens nowhere.
  const printed = await run(postgres, ['--single', '-D', cluster.data, 'postgres'], {
    user: cluster.user,
    input: `${setPassword(password)}\n`,
  });
  if (/\b(ERROR|FATAL|PANIC):/.test(printed))
    throw new Error(`The database password could not be set: ${printed}`);
  await keepPassword(cluster.directory, password);
  return password;
}

/** The same for a cluster of an earlier version that still runs; undefined when it is none. */
export async function secureRunning(
  cluster: Cluster,
  urlOf: (password: string) => string,
): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: urlOf(formerPassword), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return undefined;
  }
  try {
    const password = newPassword();
    await writeAccess(cluster);
    await client.query(setPassword(password));
    await keepPassword(cluster.directory, password);
    await client.query('select pg_reload_conf()');
    return password;
  } finally {
    await client.end();
  }
}

function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

function keepPassword(directory: string, password: string): Promise<void> {
  return writeWhole(passwordFile(directory), `${password}\n`);
}

function writeAccess({ data, user }: Cluster): Promise<void> {
  return writeWhole(path.join(data, 'pg_hba.conf'), access, user);
}

/** Only its owner may read it, and it is there whole or not at all. */
async function writeWhole(file: string, text: string, user?: ServerUser): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  // Opened as a new file, so that nothing that stands at the name is followed.
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    if (user) await handle.chown(user.uid, user.gid);
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}
