import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSideBySide } from './schedule.mjs';

/** Runs steps that end when the test calls `end`, and lists in `happened` when each began and ended. */
function startRun(steps, maxRunning) {
  const happened = [];
  const endings = new Map();
  const run = ({ name }) => {
    happened.push(`${name} begins`);
    return new Promise((resolve) => {
      endings.set(name, () => {
        happened.push(`${name} ends`);
        resolve(name.toUpperCase());
      });
    });
  };
  const results = runSideBySide(steps, run, maxRunning);
  const end = async (name) => {
    endings.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { happened, results, end };
}

void test('two steps run side by side, and the next one begins as soon as one has ended', async () => {
  const { happened, results, end } = startRun([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
  assert.deepEqual(happened, ['a begins', 'b begins']);
  await end('b');
  assert.deepEqual(happened.slice(2), ['b ends', 'c begins']);
  await end('c');
  await end('a');
  assert.deepEqual(await results, ['A', 'B', 'C']);
});

void test('a step waits for the steps in its list, and later steps run before it', async () => {
  const steps = [{ name: 'build' }, { name: 'browser', after: ['build'] }, { name: 'lint' }];
  const { happened, results, end } = startRun(steps, 2);
  assert.deepEqual(happened, ['build begins', 'lint begins']);
  await end('lint');
  assert.deepEqual(happened.slice(2), ['lint ends']);
  await end('build');
  assert.equal(happened.at(-1), 'browser begins');
  await end('browser');
  assert.deepEqual(await results, ['BUILD', 'BROWSER', 'LINT']);
});

void test('a step does not wait for a step that is not part of the run', async () => {
  const { happened, end, results } = startRun([{ name: 'browser', after: ['build'] }], 2);
  assert.deepEqual(happened, ['browser begins']);
  await end('browser');
  await results;
});

void test('steps that wait for each other are an error instead of an endless run', async () => {
  const steps = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await assert.rejects(startRun(steps, 2).results, /wait for each other/);
});
