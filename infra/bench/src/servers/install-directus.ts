import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NotHere } from '../not-here';
import { workFolder } from '../places';
import { startProcess } from './start-process';

export const directusVersion = '12.4.0';

/** Outside the workspace: its thousand packages would slow down everybody's installation. */
const folder = path.join(workFolder, 'directus');
const manifest = {
  private: true,
  dependencies: { directus: directusVersion },
  // The one that it asks for has no program for Node 24 and cannot be compiled for it; it runs extensions, of which there are none.
  overrides: { 'isolated-vm': '6.2.0' },
};

/** The command line of Directus, installed by npm when it is first asked for; throws where it cannot be installed. */
export async function installDirectus(): Promise<string> {
  const program = path.join(folder, 'node_modules/directus/cli.js');
  const stamp = path.join(folder, 'installed.json');
  const wanted = JSON.stringify(manifest);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return program;
  console.log(`  Installing Directus ${directusVersion}, which takes minutes …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), wanted);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = startProcess('npm', ['install', ...options, '--prefix', folder], { cwd: folder });
  const output = await npm.ended;
  if (npm.process.exitCode !== 0) throw new NotHere(`Directus could not be installed:\n${output}`);
  await writeFile(stamp, wanted);
  return program;
}
