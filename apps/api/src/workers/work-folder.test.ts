import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeLeftWork, removeOwnWork, withWorkFolder } from './work-folder';

const machine = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-');

it('[R2] a starting worker removes folders of dead workers and keeps those of running ones', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'aw-work-'));
  const root = path.join(DATA_DIR, 'work');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  const make = async (name: string, ageMs = 0) => {
    await mkdir(path.join(root, name), { recursive: true });
    await writeFile(path.join(root, name, 'source'), 'half of it');
    const at = new Date(Date.now() - ageMs);
    await utimes(path.join(root, name), at, at);
    return name;
  };
  const dayMs = 24 * 60 * 60 * 1000;
  const kept = [await make(`${machine}.${other.pid}.aaaa`, dayMs), await make('another-machine.7.bbbb')];
  await make(`${machine}.${dead.pid}.cccc`);
  await make(`${machine}.${process.pid}.dddd`);
  await make('another-machine.8.eeee', dayMs);
  await make('read-AbCdEf', dayMs);

  await withWorkFolder({ DATA_DIR }, async (folder) => {
    await writeFile(path.join(folder, 'source'), 'mine');
    await removeLeftWork({ DATA_DIR });
    expect(await readdir(folder)).toEqual(['source']);
    const names = await readdir(root);
    expect(names).toEqual(expect.arrayContaining(kept));
    expect(names).toHaveLength(kept.length + 1);
  });
  await removeOwnWork({ DATA_DIR });
  expect((await readdir(root)).sort()).toEqual(kept.sort());
  other.kill();
  await rm(DATA_DIR, { recursive: true });
});

it('[R2] a job has its own folder, which is removed when it ends or fails', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'aw-work-'));
  const folders: string[] = [];
  const job = (fails: boolean) =>
    withWorkFolder({ DATA_DIR }, async (folder) => {
      folders.push(folder);
      expect(await readdir(folder)).toEqual([]);
      if (fails) throw new Error('broken');
    });
  const ended = await Promise.allSettled([job(false), job(true)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) await expect(readdir(folder)).rejects.toThrow('ENOENT');
  await rm(DATA_DIR, { recursive: true });
});
