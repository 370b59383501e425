import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { memoryFolder } from './temporary-folder.mjs';

const parent = mkdtempSync(path.join(tmpdir(), 'aw-memory-'));
after(() => rmSync(parent, { recursive: true }));

const module = new URL('./temporary-folder.mjs', import.meta.url);

/** Starts a process that creates its folder below `parent` and prints whether it exists. `memory` and `room` are in bytes. */
function run({ memory = 2 ** 40, room = 2 ** 40, inside = '' } = {}) {
  const script = `import { existsSync } from 'node:fs';
    import { memoryFolder } from '${module}';
    const folder = memoryFolder({ parent: '${parent}', memory: ${memory}, room: ${room} });
    console.log(JSON.stringify({ folder, isThere: existsSync(folder ?? '') }));
    ${inside}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

void test('a folder in memory exists until its process ends, and every user of the machine can write to it', () => {
  const { folder, isThere } = run();
  assert.equal(isThere, true);
  assert.equal(existsSync(folder), false);
});

void test('no folder is created if memory or room is scarce, or if its parent does not exist', () => {
  assert.equal(run({ memory: 2 ** 30 }).folder, undefined);
  assert.equal(run({ room: 64 * 2 ** 20 }).folder, undefined);
  assert.equal(memoryFolder({ parent: path.join(parent, 'nowhere') }), undefined);
});

void test('folders of killed processes are removed, and other folders stay', () => {
  run({ inside: "process.kill(process.pid, 'SIGKILL')" });
  const [left] = readdirSync(parent);
  assert.equal(statSync(path.join(parent, left)).mode & 0o777, 0o777);
  const otherFolders = [`academic-workshop-checks-${process.pid}`, 'academic-workshop-data'];
  for (const other of otherFolders) mkdirSync(path.join(parent, other));
  run();
  assert.deepEqual(readdirSync(parent).toSorted(), otherFolders.toSorted());
});
