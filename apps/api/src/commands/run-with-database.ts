import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Config } from '../config/config';
import { withDirectAddress } from './with-database';

const exitCodeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal];

/**
 * `main.js with-database COMMAND …`: runs a command, such as a shell, with this installation's DATA_DIR and DATABASE_URL.
 * If the embedded database is not running, it runs as long as the command. Signals are passed on to the command, and its
 * exit code is returned.
 */
export async function runWithDatabase(config: Config, [command, ...args]: string[]): Promise<void> {
  if (command === undefined)
    throw new Error('No command given. Add the command to run with the database, such as bash.');
  let child: ChildProcess | undefined;
  let receivedSignal: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    receivedSignal = signal;
    child?.kill(signal);
  };
  // Ctrl-C is not passed on, because the terminal sends it to the command as well.
  const noteInterrupt = () => {
    if (!child) receivedSignal = 'SIGINT';
  };
  process.on('SIGINT', noteInterrupt).on('SIGTERM', passOn).on('SIGHUP', passOn);
  try {
    const run = async (url: string) => {
      if (receivedSignal) return exitCodeOf(receivedSignal);
      const env = { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR };
      child = spawn(command, args, { stdio: 'inherit', env });
      const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      return signal ? exitCodeOf(signal) : (code ?? 1);
    };
    process.exitCode = await withDirectAddress(config, ({ url }) => run(url));
  } finally {
    process.off('SIGINT', noteInterrupt).off('SIGTERM', passOn).off('SIGHUP', passOn);
  }
}
