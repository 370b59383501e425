import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { run, type ServerUser } from './programs';

/** The superuser's password of installations from before each had its own. */
const formerPassword = 'postgres';

// Only this machine's loopback address can connect, with the password. There is no socket in the file system.
const access = '# Written at every start.\nhost all all 127.0.0.1/32 scram-sha-256\n';

const passwordFile = (directory: string) => path.join(directory, 'password');
const setPassword = (password: string) => `alter role postgres password '${password}'`;

/** Returns the superuser's password of the cluster in `directory`; undefined before it has its own. */
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
 * Secures a cluster that is not running, so that it needs its own password, which is created if missing. Replaces the
 * known password of an earlier version before anything listens. Returns the password.
 */
export async function secureCluster(cluster: Cluster, postgres: string): Promise<string> {
  await writeAccess(cluster);
  const existingPassword = await readPassword(cluster.directory);
  if (existingPassword) return existingPassword;
  const password = newPassword();
  // Single-user mode needs no password and listens nowhere.
  const printed = await run(postgres, ['--single', '-D', cluster.data, 'postgres'], {
    user: cluster.user,
    input: `${setPassword(password)}\n`,
  });
  if (/\b(ERROR|FATAL|PANIC):/.test(printed))
    throw new Error(`The database password could not be set: ${printed}`);
  await savePassword(cluster.directory, password);
  return password;
}

/** Secures a running cluster of an earlier version; undefined if it is none. */
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
    await savePassword(cluster.directory, password);
    await client.query('select pg_reload_conf()');
    return password;
  } finally {
    await client.end();
  }
}

function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

function savePassword(directory: string, password: string): Promise<void> {
  return writeWhole(passwordFile(directory), `${password}\n`);
}

function writeAccess({ data, user }: Cluster): Promise<void> {
  return writeWhole(path.join(data, 'pg_hba.conf'), access, user);
}

/** Writes a file that only its owner may read, completely or not at all. */
async function writeWhole(file: string, text: string, user?: ServerUser): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  // Opened as a new file, so that a link of that name is not followed.
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
