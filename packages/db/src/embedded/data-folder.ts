import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors';
import { run, type ServerUser } from './programs';

/** Folder where root keeps a cluster that would be below a folder that only root may enter, such as root's home. */
export const shelterFolder = '/var/lib/academic-workshop';

type Placement = { user: ServerUser; shelter: string };

/**
 * Returns the folder of the cluster, which may not exist yet. For root it is one that the server's user can reach:
 * `data` in `directory`, or a folder in the shelter that `data` links to. Data that its user cannot reach is moved
 * there.
 */
export async function prepareDataFolder(
  directory: string,
  placement: Placement | undefined,
): Promise<string> {
  const data = path.join(directory, 'data');
  const replaced = path.join(directory, 'data.old');
  // A move was interrupted between its two last steps.
  if (!(await pathExists(data)) && existsSync(replaced)) await rename(replaced, data);
  if (await isLink(data)) return followLink(data);
  if (!placement) return data;
  await chmod(directory, 0o711);
  if (await canEnter(directory, placement.user)) return data;

  const shelterPath = path.join(placement.shelter, randomBytes(8).toString('hex'));
  await makeShelter(placement);
  await mkdir(shelterPath, { mode: 0o700 });
  await writeFile(path.join(shelterPath, 'belongs-to'), `${directory}\n`);
  await chown(shelterPath, placement.user.uid, placement.user.gid);
  const target = path.join(shelterPath, 'data');
  if (await pathExists(data)) {
    await run('cp', ['-a', data, target], { user: undefined });
    await rename(data, replaced);
  }
  await symlink(target, data);
  await rm(replaced, { recursive: true, force: true });
  return target;
}

/**
 * Returns the folder with the programs: the given one, or a copy in the shelter if the server's user cannot reach it.
 */
export async function prepareProgramsFolder(
  programs: { folder: string; version: string },
  placement: Placement | undefined,
): Promise<string> {
  if (!placement || (await canEnter(programs.folder, placement.user))) return programs.folder;
  const copy = path.join(placement.shelter, `postgresql-${programs.version}`);
  if (existsSync(copy)) return copy;
  await makeShelter(placement);
  const unfinished = `${copy}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await run('cp', ['-R', programs.folder, unfinished], { user: undefined });
  await run('chmod', ['-R', 'u=rwX,go=rX', unfinished], { user: undefined });
  // Another start may have been faster; its copy is as good.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function makeShelter({ shelter, user }: Placement): Promise<void> {
  await mkdir(shelter, { recursive: true });
  await chmod(shelter, 0o711);
  if (await canEnter(shelter, user)) return;
  throw new StartError(
    `PostgreSQL runs as the user "postgres", which can access neither this project nor ${shelter}. Nothing was changed. Move the project and DATA_DIR to a folder other users can access, start as a user other than root, or set DATABASE_URL.`,
  );
}

/** Asks the system itself, so that groups and access lists count as well. */
function canEnter(folder: string, user: ServerUser): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$0" && test -x .', folder], { user }).then(
    () => true,
    () => false,
  );
}

async function pathExists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

async function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}

/** Follows the link to the data. A link without its target is no new installation: the target may only be unmounted. */
async function followLink(data: string): Promise<string> {
  const target = path.resolve(path.dirname(data), await readlink(data));
  if (existsSync(path.dirname(target))) return target;
  throw new StartError(
    `The database of this installation is in ${target}, which is missing. Nothing was changed. Restore that folder, or delete ${data} to start with an empty database.`,
  );
}
