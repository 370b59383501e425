import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { lineOf, sumOf, usageMeter } from './usage.mjs';

const running = (pid, parent, seconds, bytes = 0) => ({
  pid,
  parent,
  startedAt: 100 + pid,
  seconds,
  bytes: () => bytes,
});

/** Makes a meter that sees the processes which a test gives to `measure`. */
function meterOf() {
  let processes = [];
  const meter = usageMeter(() => processes);
  const measure = (...now) => {
    processes = now;
    meter.measure();
  };
  return { ...meter, measure };
}

void test('a step is charged with its own process and all descendants, and with no others', () => {
  const { follow, measure, usedBelow } = meterOf();
  follow(10);
  measure(
    running(1, 0, 5),
    running(10, 1, 1, 100),
    running(11, 10, 2, 20),
    running(12, 11, 3),
    running(20, 1, 50),
  );
  assert.deepEqual(usedBelow(10), { seconds: 6, bytes: 120 });
});

void test('an ended process keeps counting with its last figures, and so does one whose parent has ended', () => {
  const { follow, measure, usedBelow } = meterOf();
  follow(10);
  measure(running(10, 1, 1), running(11, 10, 2), running(12, 11, 3));
  measure(running(10, 1, 1), running(12, 1, 7));
  assert.equal(usedBelow(10).seconds, 10);
});

void test('a process id that the system uses again does not count for the step of its first process', () => {
  const { follow, measure, usedBelow } = meterOf();
  follow(10);
  measure(running(10, 1, 1), running(11, 10, 2));
  measure(running(10, 1, 1), { ...running(11, 1, 90), startedAt: 999 });
  assert.equal(usedBelow(10).seconds, 3);
});

void test('processes of two parallel steps are counted separately', () => {
  const { follow, measure, usedBelow } = meterOf();
  follow(10);
  follow(20);
  measure(running(10, 1, 1), running(20, 1, 4), running(21, 20, 5));
  assert.deepEqual([usedBelow(10).seconds, usedBelow(20).seconds], [1, 9]);
});

void test('a system without these figures is not an error', () => {
  const { follow, measure, usedBelow } = meterOf();
  follow(10);
  measure();
  assert.equal(usedBelow(10), undefined);
  assert.equal(sumOf([usedBelow(10)]), undefined);
  assert.equal(lineOf({ name: 'dead code', seconds: 12.4 }), '    12 s  dead code');
});

void test('a busy process and its child are measured', {
  skip: process.platform !== 'linux',
}, async () => {
  const meter = usageMeter();
  const work = 'const end = performance.now() + 1500; while (performance.now() < end);';
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}]); ${work}`;
  const child = spawn(process.execPath, ['-e', script]);
  meter.follow(child.pid);
  await once(child, 'exit');
  assert.ok(meter.usedBelow(child.pid).seconds > 0);
});

void test('a line has the wall time, the processor time and the bytes written', () => {
  const usage = sumOf([
    { seconds: 200.5, bytes: 1.2e9 },
    { seconds: 40.1, bytes: 6e7 },
  ]);
  assert.equal(
    lineOf({ name: 'builds', seconds: 131.2, usage }),
    '   131 s     241 s of processor time    1.3 GB written to disk  builds',
  );
});
