import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@aw/db/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';

const commands = path.resolve(import.meta.dirname, '../../cli');
// The commands are plain JavaScript, so that they run before anything is installed.
const { hostileVariables, standInForPnpm } = (await import(
  pathToFileURL(path.join(commands, 'hostile-shell.mjs')).href
)) as {
  hostileVariables: Record<string, string>;
  standInForPnpm: (folder: string) => () => string[];
};

let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-shell-'));
  // Otherwise the database's user could not enter it.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  child?.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

it('[R1] npm start works in a shell full of other programs’ variables, and says which features it leaves out', async () => {
  const variables = standInForPnpm(folder);
  const { PATH = '', HOME, TMPDIR } = process.env;
  const port = await freePort();
  child = spawn(process.execPath, [path.join(commands, 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...hostileVariables,
      HOME,
      TMPDIR,
      PATH: `${folder}${path.delimiter}${PATH}`,
      PORT: String(port),
      ADMIN_PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data'),
      DEMO_SEED: 'false',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes) => (printed += String(bytes)));
  const ended = once(child, 'exit');
  await Promise.race([ended, expect.poll(() => printed, { timeout: 110_000 }).toContain('Press Ctrl-C')]);

  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const notes = printed.slice(printed.indexOf('Please note:'), printed.indexOf('Press Ctrl-C')).trim();
  expect(notes.split('\n').map((line) => line.split('.')[0]?.trim())).toEqual([
    'Please note:',
    'Emails are saved to a folder',
    'Sign-in with a provider is off',
    'Card payment is off',
    'The study library answers instead of an AI model',
    'Files are saved to a folder',
  ]);
  expect(printed).not.toMatch(/\bat .*:\d+:\d+/);
  expect(Object.keys(hostileVariables).filter((name) => variables().includes(name))).toEqual([]);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
