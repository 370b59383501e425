import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchingFiles, stepsForFiles } from './matching-tests.mjs';

const texts = {
  'apps/api/src/library/upload.int.test.ts': "it('[D10] unlocks')",
  'apps/web/src/upload/drop.test.tsx': "it('drops')",
  'infra/cli/steps.test.mjs': '',
  'infra/e2e/specs/journey.phone.spec.ts': "test('[D10] [D2] reads')",
  'packages/ui/src/upload-box.stories.tsx': '',
};
const filesFor = (...words) => matchingFiles(words, Object.keys(texts), (file) => texts[file]);

void test('a word matches test files of every kind by their path', () => {
  assert.deepEqual(filesFor('upload'), [
    'apps/api/src/library/upload.int.test.ts',
    'apps/web/src/upload/drop.test.tsx',
    'packages/ui/src/upload-box.stories.tsx',
  ]);
});

void test('an id matches the files that have a test with this id', () => {
  assert.deepEqual(filesFor('D10'), [
    'apps/api/src/library/upload.int.test.ts',
    'infra/e2e/specs/journey.phone.spec.ts',
  ]);
  assert.throws(() => filesFor('D1'), /"D1"/);
});

void test('several words match the files that any of them matches, and a word without a match is an error', () => {
  assert.deepEqual(filesFor('steps', 'drop'), [
    'apps/web/src/upload/drop.test.tsx',
    'infra/cli/steps.test.mjs',
  ]);
  assert.throws(() => filesFor('drop', 'uplaod'), /No test file has "uplaod"/);
});

void test('each package runs its files with its own runner, and tests of the built server wait for the builds', () => {
  const steps = stepsForFiles(Object.keys(texts));
  const commands = Object.fromEntries(steps.map(({ name, command }) => [name, command.join(' ')]));
  assert.equal(commands['tests of apps/api'], '-C apps/api exec vitest run src/library/upload.int.test.ts');
  assert.equal(
    commands['tests of infra/e2e'],
    '-C infra/e2e exec playwright test specs/journey.phone.spec.ts',
  );
  assert.match(commands['tests of infra/cli'], /node --test .*infra\/cli\/steps\.test\.mjs$/);
  assert.ok(steps.find(({ name }) => name === 'tests of infra/e2e').after.includes('builds'));
  assert.ok(!stepsForFiles(filesFor('drop')).some(({ name }) => name === 'builds'));
});

void test('the test files of this project are found', () => {
  assert.ok(matchingFiles(['infra/cli/matching-tests']).length === 1);
});
