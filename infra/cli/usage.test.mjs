import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { lineOf, usageMeter, usageOfEnded } from './usage.mjs';

const files = {
  stat: `7 (node (test) x) S ${Array.from({ length: 40 }, (_, at) => at + 4).join(' ')}`,
  io: 'rchar: 1\nwrite_bytes: 2500000000\ncancelled_write_bytes: 3\n',
};

void test('the time and the written bytes of ended processes are read, whatever the program is called', () => {
  // The 16th and 17th field of the line.
  assert.deepEqual(
    usageOfEnded((name) => files[name]),
    { seconds: 0.33, bytes: 2_500_000_000 },
  );
});

void test('a system that does not tell is no error', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  assert.equal(usageOfEnded(read), undefined);
  assert.equal(usageMeter(() => usageOfEnded(read))(), undefined);
  assert.equal(lineOf({ name: 'dead code', seconds: 12.4 }), '    12 s  dead code');
});

void test('each reading is of what was used since the one before', () => {
  const readings = [
    { seconds: 1, bytes: 10 },
    { seconds: 3, bytes: 10 },
    { seconds: 3.5, bytes: 30 },
  ];
  const used = usageMeter(() => readings.shift());
  assert.deepEqual(
    [used(), used()],
    [
      { seconds: 2, bytes: 0 },
      { seconds: 0.5, bytes: 20 },
    ],
  );
});

void test('a process that has worked and its own child are counted', {
  skip: process.platform !== 'linux',
}, () => {
  const used = usageMeter();
  const work = 'const end = performance.now() + 300; while (performance.now() < end);';
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]); ${work}`;
  spawnSync(process.execPath, ['-e', parent]);
  const { seconds } = used();
  assert.ok(seconds > 0.3, `${seconds} s`);
});

void test('a line has the seconds of the clock and of processors, and what was written', () => {
  assert.equal(
    lineOf({ name: 'builds', seconds: 131.2, usage: { seconds: 240.6, bytes: 1.26e9 } }),
    '   131 s     241 s of processors    1.3 GB written  builds',
  );
});
