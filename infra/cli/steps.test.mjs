import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseOptions } from './options.mjs';
import { machines, steps, stepsFor } from './steps.mjs';
import { root } from './workspace.mjs';

/** Splits a line into arguments as a shell does, and reads them as `npm test` does. */
function optionsOf(line) {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  return parseOptions(args);
}

void test('without names every step runs, with its own command', () => {
  assert.deepEqual(
    stepsFor({}).map(({ command }) => command),
    steps.map(({ command }) => command),
  );
});

void test('steps are chosen by part of their name, and a part that matches no step is an error', () => {
  assert.deepEqual(
    stepsFor({ names: ['dead', 'end-to-end'] }).map(({ name }) => name),
    ['dead code', 'end-to-end tests'],
  );
  assert.throws(() => stepsFor({ names: ['dead', 'alive'] }), /No step has "alive" in its name.*dead code/);
});

void test('words and steps cannot be mixed, and an unknown option is an error', () => {
  assert.throws(() => parseOptions(['upload', '--step=dead']), /either words/);
  assert.throws(() => parseOptions(['--slow']), /--slow/);
});

void test('every step waits only for steps that begin before it', () => {
  for (const [at, { name, after = [] }] of steps.entries())
    for (const earlier of after)
      assert.ok(
        steps.slice(0, at).some((step) => step.name === earlier),
        `${name} after ${earlier}`,
      );
});

void test('the machines of the workflow together run every step, and every shard of the long steps', () => {
  const plannedSteps = machines().flatMap(({ args }) => stepsFor(optionsOf(args)));
  for (const { name, shards = 1 } of steps)
    assert.equal(plannedSteps.filter((step) => step.name === name).length, shards, name);
  const parts = plannedSteps
    .filter(({ name }) => name === 'end-to-end tests')
    .map(({ command }) => command.at(-1));
  assert.deepEqual(parts, ['--shard=1/3', '--shard=2/3', '--shard=3/3']);
});

void test('the texts are always compiled, and only packages that a change touches are tested', () => {
  const commandOf = (name) => stepsFor({ names: [name], isAffected: true }).at(0).command;
  assert.ok(!commandOf('texts').includes('--affected'));
  assert.ok(commandOf('types and unit').includes('--affected'));
});

void test('the workflow reads its machines from steps.mjs and calls npm test with their arguments', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/ci.yaml'), 'utf8');
  assert.match(workflow, /node infra\/cli\/steps\.mjs/);
  assert.match(workflow, /npm test -- \$\{\{ matrix\.args \}\}/);
  const named = [...workflow.matchAll(/matrix\.name == '([^']*)'/g)].map(([, name]) => name);
  const names = machines().map(({ name }) => name);
  assert.ok(named.length > 0 && named.every((name) => names.includes(name)), named.join(', '));
});
