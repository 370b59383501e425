import { isStartError } from '@aw/db';
import { type Config, readConfig } from '../config/config';

/**
 * Runs a command with the settings of this process. An error ends the process with exit code 1. Errors that a person can
 * resolve are printed as a message, all others with their stack trace.
 */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    console.error(isStartError(error) ? error.message : error);
    process.exit(1);
  }
}
