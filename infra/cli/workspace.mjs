// Installs the workspace, builds its packages and runs their programs, for all commands of this folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');
const installStamp = path.join(cache, 'installed-lockfile');

/** Runs a command in the project's root. If it fails, exits this process with its code. */
export function runOrExit(command, args, env = toolEnvironment()) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Lists the files of the working copy that git tracks and that match one of the patterns, as paths from the root. */
export function trackedFiles(...patterns) {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)));
}

/** Installs the packages of the lockfile, unless they are installed already. */
export function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockfile) return;
  runOrExit('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  mkdirSync(cache, { recursive: true });
  writeFileSync(installStamp, lockfile);
}

/** Builds packages through turbo, which skips what has not changed. */
export function build(...filters) {
  runOrExit('pnpm', [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...filters.map((name) => `--filter=${name}`),
  ]);
}
