import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPostmaster } from './postmaster-file';

let data: string;
let file: string;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'aw-postmaster-'));
  file = path.join(data, 'postmaster.pid');
});
afterEach(() => rm(data, { recursive: true, force: true }));

it('[R8] only a missing postmaster.pid means that there is no server', async () => {
  expect(await readPostmaster(data)).toBeUndefined();
  await mkdir(file);
  await expect(readPostmaster(data)).rejects.toThrow('EISDIR');
});

it("[R8] postmaster.pid contains the process id, the port, and the server's readiness", async () => {
  await writeFile(file, `42\n${data}\n1700000000\n5433\n\n127.0.0.1\n  1234 5\n`);
  expect(await readPostmaster(data)).toEqual({ pid: 42, port: 5433, isReady: false });
  await writeFile(file, `42\n${data}\n1700000000\n5433\n\n127.0.0.1\n  1234 5\nready   \n`);
  expect(await readPostmaster(data)).toEqual({ pid: 42, port: 5433, isReady: true });
});
