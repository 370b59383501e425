// What start, test and run share: the installed workspace and its built packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './environment.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');
const installStamp = path.join(cache, 'installed-lockfile');

/** Runs a command in the project's root; ends this process with its code when it fails. */
export function must(command, args, env = toolEnvironment()) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs with the frozen lockfile, unless this very lockfile is installed already. */
export function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockfile) return;
  must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  mkdirSync(cache, { recursive: true });
  writeFileSync(installStamp, lockfile);
}

/** Builds packages through turbo, which skips what has not changed. */
export function build(...filters) {
  must('pnpm', [
    'exec',
    'turbo',
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...filters.map((name) => `--filter=${name}`),
  ]);
}
