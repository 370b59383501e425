import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findPrograms } from '@aw/db/embedded/programs';
import { root } from '../places';
import { canPin } from '../servers/start-process';

/** Properties of a machine that influence figures. */
export type Machine = {
  cores: number;
  cpu: string;
  memoryGiB: number;
  node: string;
  postgres: string;
  isPinned: boolean;
};

/** Returns the properties of this machine, without its name. */
export function thisMachine(): Machine {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    // The package appends a suffix to the version of the server.
    postgres: findPrograms().version.split('-', 1)[0] ?? '',
    isPinned: canPin,
  };
}

/** Returns the measured commit, with a plus if files differ from it. */
export function thisCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '')
    );
  } catch {
    return 'unknown';
  }
}
