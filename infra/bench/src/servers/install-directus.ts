import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MissingRequirement } from '../missing-requirement';
import { workFolder } from '../places';
import { startProcess } from './start-process';

export const directusVersion = '12.4.0';

/** Outside the workspace, because its thousand packages would slow down every installation. */
const folder = path.join(workFolder, 'directus');
const manifest = {
  private: true,
  dependencies: { directus: directusVersion },
  // The version that Directus requires does not work with Node 24. It is only used by extensions, and there are none.
  overrides: { 'isolated-vm': '6.2.0' },
};

/**
 * Installs Directus with npm if it is not installed yet. Returns its command line.
 * Throws MissingRequirement if that fails.
 */
export async function installDirectus(): Promise<string> {
  const program = path.join(folder, 'node_modules/directus/cli.js');
  const stamp = path.join(folder, 'installed.json');
  const manifestText = JSON.stringify(manifest);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifestText) return program;
  console.log(`  Installing Directus ${directusVersion}, which takes minutes …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), manifestText);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = startProcess('npm', ['install', ...options, '--prefix', folder], { cwd: folder });
  const output = await npm.ended;
  if (npm.process.exitCode !== 0) throw new MissingRequirement(`Directus could not be installed:\n${output}`);
  await writeFile(stamp, manifestText);
  return program;
}
