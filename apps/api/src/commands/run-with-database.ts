import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../config/config';
import { withDirectAddress } from './with-database';

/**
 * `main.js with-database COMMAND …`: runs a command, such as a shell, with this installation's DATA_DIR and DATABASE_URL.
 * The embedded database is started for as long as that takes, unless it runs. Ends with the command's exit code.
 */
export async function runWithDatabase(config: Config, [command, ...args]: string[]): Promise<void> {
  if (command === undefined) throw new Error('Name the command that the database is for, such as bash.');
  // Ctrl-C is for the command; the database ends after it.
  const ignore = () => {};
  process.on('SIGINT', ignore);
  try {
    process.exitCode = await withDirectAddress(config, async ({ url }) => {
      const env = { ...process.env, DATABASE_URL: url, DATA_DIR: config.DATA_DIR };
      const child = spawn(command, args, { stdio: 'inherit', env });
      const [code] = (await once(child, 'close')) as [number | null];
      return code ?? 1;
    });
  } finally {
    process.off('SIGINT', ignore);
  }
}
