import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MissingRequirement } from '../missing-requirement';
import { workFolder } from '../places';
import { startProcess } from './start-process';

type Manifest = { dependencies: Record<string, string>; overrides?: Record<string, string> };

/**
 * Installs packages with npm if they are not installed yet, outside the workspace, so that no other installation has
 * them. Returns their folder. Throws MissingRequirement if that fails.
 */
export async function installPackages(name: string, manifest: Manifest): Promise<string> {
  const folder = path.join(workFolder, name);
  const stamp = path.join(folder, 'installed.json');
  const manifestText = JSON.stringify({ private: true, ...manifest });
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifestText) return folder;
  const names = Object.entries(manifest.dependencies).map((entry) => entry.join(' '));
  console.log(`  Installing ${names.join(', ')} …`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), manifestText);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = startProcess('npm', ['install', ...options, '--prefix', folder], { cwd: folder });
  const output = await npm.ended;
  if (npm.process.exitCode !== 0) throw new MissingRequirement(`${name} could not be installed:\n${output}`);
  await writeFile(stamp, manifestText);
  return folder;
}

/** Returns the bytes of all installed files. */
export async function installedBytes(folder: string): Promise<number> {
  const entries = await readdir(path.join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
