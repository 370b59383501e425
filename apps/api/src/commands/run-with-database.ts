import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Config } from '../config/config';
import { withDirectAddress } from './with-database';

/**
 * `main.js with-database COMMAND …`: runs a command, such as a shell, with this installation's DATA_DIR and DATABASE_URL.
 * The embedded database is started for as long as that takes, unless it runs. Ends with the command's exit code.
 */
export async function runWithDatabase(config: Config, [command, ...args]: string[]): Promise<void> {
  if (command === undefined) throw new Error('Name the command that the database is for, such as bash.');
  process.exitCode = await withDirectAddress(config, ({ url }) =>
    run(command, args, { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR }),
  );
}

/** Runs a command to its end, whatever this process is told meanwhile; gives its exit code as a shell does. */
async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env });
  // Ctrl-C comes to the command by itself.
  const wait = () => {};
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGINT', wait).on('SIGTERM', passOn).on('SIGHUP', passOn);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal ? constants.signals[signal] : 0);
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', passOn).off('SIGHUP', passOn);
  }
}
