import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataDir } from './data-dir';

const modeOf = async (place: string) => ((await stat(place)).mode & 0o777).toString(8);
const own = 'postgres://workshop:secret@db.example/workshop';
let parent: string;
let umask: number;

beforeEach(async () => {
  umask = process.umask(0o022);
  parent = await mkdtemp(path.join(tmpdir(), 'aw-data-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(parent, { recursive: true, force: true });
});

it('[R6] folders of an installation that others could read become private at the next start', async () => {
  for (const name of ['files', 'mail', 'work', 'other'])
    await mkdir(path.join(parent, name), { mode: 0o755 });
  await chmod(parent, 0o755);
  await closeDataDir({ DATA_DIR: parent, DATABASE_URL: own });
  expect(await modeOf(parent)).toBe('700');
  for (const name of ['files', 'mail', 'work']) expect(await modeOf(path.join(parent, name))).toBe('700');
  expect(await modeOf(path.join(parent, 'other'))).toBe('755');
});

it('[R6] new files and folders are private to this user', async () => {
  const directory = path.join(parent, 'new');
  await closeDataDir({ DATA_DIR: directory, DATABASE_URL: own });
  await writeFile(path.join(directory, 'later'), 'x');
  expect([await modeOf(directory), await modeOf(path.join(directory, 'later'))]).toEqual(['700', '600']);
});

it("[R6] root's embedded database may pass through the folder, and nobody may list it", async () => {
  await closeDataDir({ DATA_DIR: parent });
  expect(await modeOf(parent)).toBe(process.getuid?.() === 0 ? '711' : '700');
});

it('[R6] a folder that contains nothing of ours, or that everybody can write to, does not change', async () => {
  const others = path.join(parent, 'others');
  await mkdir(path.join(others, 'their-files'), { recursive: true });
  await closeDataDir({ DATA_DIR: others, DATABASE_URL: own });
  expect(await modeOf(others)).toBe('755');
  const everybodys = path.join(parent, 'everybodys');
  await mkdir(everybodys);
  await chmod(everybodys, 0o1777);
  await closeDataDir({ DATA_DIR: everybodys, DATABASE_URL: own });
  expect(await modeOf(everybodys)).toBe('777');
});
