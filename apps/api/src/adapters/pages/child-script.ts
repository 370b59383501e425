import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The script of a child and the options Node needs to run it. */
export type ChildScript = { path: string; execArgv: string[] };

/** Finds a child's script beside this module: built, or as source, which tsx then runs. */
export function childScript(name: string): ChildScript {
  const built = path.join(import.meta.dirname, `${name}.js`);
  if (existsSync(built)) return { path: built, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return {
    path: path.join(import.meta.dirname, `${name}.ts`),
    execArgv: ['--conditions=@aw/source', '--import', tsx],
  };
}

// A child reads strangers' files, so it gets none of this process's settings and secrets.
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** The environment of a child. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
}
