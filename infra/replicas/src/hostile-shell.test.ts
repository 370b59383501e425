import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@aw/db/embedded';
import { type Program, startProgram } from '@aw/dev/program';
import { makeSharedFolder } from '@aw/dev/shared-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';

const commands = path.resolve(import.meta.dirname, '../../cli');
// The commands are JavaScript without types, so that they run before anything is installed.
const { hostileVariables, replacePnpm } = (await import(
  pathToFileURL(path.join(commands, 'hostile-shell.mjs')).href
)) as {
  hostileVariables: Record<string, string>;
  replacePnpm: (folder: string) => () => string[];
};

let folder: string;
let program: Program | undefined;

beforeAll(async () => {
  folder = await makeSharedFolder('aw-shell-');
});
afterAll(async () => {
  await program?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

it('[R1] npm start works in a shell with variables of other programs, and lists the features that are off', async () => {
  const variables = replacePnpm(folder);
  const { PATH = '', HOME, TMPDIR } = process.env;
  const port = await freePort();
  program = startProgram(process.execPath, [path.join(commands, 'start.mjs')], {
    ...hostileVariables,
    HOME,
    TMPDIR,
    PATH: `${folder}${path.delimiter}${PATH}`,
    PORT: String(port),
    ADMIN_PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    DEMO_SEED: 'false',
  });
  await Promise.race([
    program.exited,
    expect.poll(program.printed, { timeout: 110_000 }).toContain('Press Ctrl-C'),
  ]);
  const printed = program.printed();

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
  expect((await program.end('SIGTERM')).code).toBe(0);
});
