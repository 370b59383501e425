// `npm run api:changes -- BASE [FILE]`: what a change of the API breaks for clients of the commit BASE, as Markdown.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breakingChanges } from './api-changes.mjs';
import { toolEnvironment } from './environment.mjs';
import { build, root } from './workspace.mjs';

/** Builds the API here and at `base`, and prints the breaking changes, or appends them to `file`. */
export function reportApiChanges(base, file) {
  build('@aw/api');
  const before = descriptionAt(base);
  const report = before
    ? textOf(breakingChanges(before, descriptionIn(root)), base)
    : `No description of the API at ${base}.`;
  if (file) appendFileSync(file, `${report}\n`);
  else console.log(report);
}

function textOf(changes, base) {
  if (changes.length === 0) return `No change of the API since ${base} breaks its clients.`;
  return [
    `### Changes of the API since ${base} that may break its clients: ${changes.length}`,
    '',
    ...changes.map((change) => `- ${change}`),
  ].join('\n');
}

function descriptionIn(folder) {
  const file = path.join(folder, 'apps/api/dist/openapi.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Builds a commit in a folder of its own. Returns undefined if it cannot be built or its build writes no description. */
function descriptionAt(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'aw-base-'));
  const run = (command, ...args) =>
    spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2], env: toolEnvironment() }).status === 0;
  try {
    const isBuilt =
      run('git', '-C', root, 'worktree', 'add', '--detach', folder, commit) &&
      run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline') &&
      run('pnpm', 'exec', 'turbo', 'run', 'build', '--filter=@aw/api', '--output-logs=errors-only');
    return isBuilt ? descriptionIn(folder) : undefined;
  } finally {
    run('git', '-C', root, 'worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
