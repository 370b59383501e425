import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { machines, steps, stepsFor } from './steps.mjs';
import { root } from './workspace.mjs';

/** The arguments as a shell hands them on. */
const argumentsOf = (line) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

void test('without words every step runs, with its own command', () => {
  assert.deepEqual(
    stepsFor([]).map(({ command }) => command),
    steps.map(({ command }) => command),
  );
});

void test('words choose steps by a part of their name', () => {
  assert.deepEqual(
    stepsFor(['dead', 'end-to-end']).map(({ name }) => name),
    ['dead code', 'end-to-end tests'],
  );
});

void test('the machines of the workflow together run every step, and every part of the long ones', () => {
  const ran = machines().flatMap(({ args }) => stepsFor(argumentsOf(args)));
  for (const { name, shards = 1 } of steps)
    assert.equal(ran.filter((step) => step.name === name).length, shards, name);
  const parts = ran.filter(({ name }) => name === 'end-to-end tests').map(({ command }) => command.at(-1));
  assert.deepEqual(parts, ['--shard=1/3', '--shard=2/3', '--shard=3/3']);
});

void test('the texts are compiled whatever was changed, and only packages that a change touches are tested', () => {
  const commandOf = (name) => stepsFor([name, '--affected']).at(0).command;
  assert.ok(!commandOf('texts').includes('--affected'));
  assert.ok(commandOf('types and unit').includes('--affected'));
});

void test('the workflow takes its machines from here and calls npm test with their arguments', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/ci.yaml'), 'utf8');
  assert.match(workflow, /node infra\/cli\/steps\.mjs/);
  assert.match(workflow, /npm test -- \$\{\{ matrix\.args \}\}/);
  const named = [...workflow.matchAll(/matrix\.name == '([^']*)'/g)].map(([, name]) => name);
  const names = machines().map(({ name }) => name);
  assert.ok(named.length > 0 && named.every((name) => names.includes(name)), named.join(', '));
});
