import { freePort } from '@aw/db/embedded';
import { startPooler } from '@aw/dev/pooler';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config/config';
import { openDatabases } from './open-databases';

const url = inject('serverUrl');
const open = (env: Record<string, string>) => openDatabases(readConfig({ DATABASE_URL: url, ...env }), url);
const said = vi.spyOn(console, 'warn');

beforeEach(() => void said.mockReset());
afterEach(() => void said.mockReset());

it('[R1] a process starts without an unreachable replica, and logs a warning', async () => {
  const away = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
  const opened = await open({ DATABASE_READ_URL: away });
  expect(said.mock.calls.flat()[0]).toMatch(/^The read replica does not answer/);
  expect(opened.replica?.isUsable()).toBe(false);
  await opened.close();
});

it('[R1] a replica behind an undeclared pooler stops the start', async () => {
  const pooler = await startPooler({ url, size: 4 });
  const untold = open({ DATABASE_READ_URL: pooler.url() }).then(() => 'It started.');
  await expect(untold).rejects.toThrow('leads to a pooler');
  expect(said).not.toHaveBeenCalled();
  const opened = await open({
    DATABASE_READ_URL: pooler.url(),
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: url,
  });
  await expect.poll(() => opened.replica?.isUsable()).toBe(true);
  await opened.close();
  await pooler.stop();
});
