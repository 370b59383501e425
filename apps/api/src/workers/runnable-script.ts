import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Returns how a thread or a child process runs a script, whose name has no extension: the built file, or the source
 * with tsx.
 */
export function runnableScript(script: string): { filename: string; execArgv: string[] } {
  const built = `${script}.js`;
  if (existsSync(built)) return { filename: built, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { filename: `${script}.ts`, execArgv: ['--conditions=@aw/source', '--import', tsx] };
}
