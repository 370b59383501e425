import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findPrograms } from '@aw/db/embedded/programs';
import { root } from '../places';
import { canPin } from '../servers/start-process';

/** What a figure depends on besides the code. */
export type Machine = {
  cores: number;
  cpu: string;
  memoryGiB: number;
  node: string;
  postgres: string;
  isPinned: boolean;
};

/** This machine, without its name or place. */
export function thisMachine(): Machine {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    // The package's own version says more than the server's, and nothing that is wanted here.
    postgres: findPrograms().version.split('-', 1)[0] ?? '',
    isPinned: canPin,
  };
}

/** The commit that is measured; with a plus when files differ from it. */
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
