import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Config } from '../config/config';
import { withDirectAddress } from './with-database';

const codeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];

/**
 * `main.js with-database COMMAND …`: runs a command, such as a shell, with this installation's DATA_DIR and DATABASE_URL.
 * The embedded database is started for as long as that takes, unless it runs. Ends with the command's exit code, whatever
 * this process is told meanwhile: signals are the command's.
 */
export async function runWithDatabase(config: Config, [command, ...args]: string[]): Promise<void> {
  if (command === undefined)
    throw new Error('No command given. Add the command to run with the database, such as bash.');
  let child: ChildProcess | undefined;
  let told: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    told = signal;
    child?.kill(signal);
  };
  // A terminal sends Ctrl-C to the command as well.
  const keep = () => {
    if (!child) told = 'SIGINT';
  };
  process.on('SIGINT', keep).on('SIGTERM', passOn).on('SIGHUP', passOn);
  try {
    const run = async (url: string) => {
      if (told) return codeOf(told);
      const env = { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR };
      child = spawn(command, args, { stdio: 'inherit', env });
      const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      return signal ? codeOf(signal) : (code ?? 1);
    };
    process.exitCode = await withDirectAddress(config, ({ url }) => run(url));
  } finally {
    process.off('SIGINT', keep).off('SIGTERM', passOn).off('SIGHUP', passOn);
  }
}
