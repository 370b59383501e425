import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** How a thread or a child process runs a script, named without its end: as it was built, or as source, by tsx. */
export function runnableScript(script: string): { filename: string; execArgv: string[] } {
  const built = `${script}.js`;
  if (existsSync(built)) return { filename: built, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { filename: `${script}.ts`, execArgv: ['--conditions=@aw/source', '--import', tsx] };
}
