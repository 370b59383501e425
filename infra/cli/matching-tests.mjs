// Finds the test files that `npm test -- upload D10` runs.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeTest, turbo } from './steps.mjs';
import { root } from './workspace.mjs';

const isGenerated = (name) => ['node_modules', 'dist', 'build', 'reports', 'storybook-static'].includes(name);
const pattern = '{apps,packages,infra}/**/*.{test,spec,stories}.{ts,tsx,mjs}';

const testFiles = () => globSync(pattern, { cwd: root, exclude: isGenerated }).toSorted();
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Returns the files whose path contains one of the words. An id of docs/features.md, such as D10, also
 * matches the files that have a test with this id. Throws when a word matches nothing.
 */
export function matchingFiles(words, files = testFiles(), read = textOf) {
  const chosen = words.flatMap((word) => {
    const isId = /^[A-Z]+\d+$/.test(word);
    const matching = files.filter(
      (file) => file.includes(word) || (isId && read(file).includes(`[${word}]`)),
    );
    if (matching.length === 0)
      throw new Error(`No test file has "${word}" in its path, or as the id of a test.`);
    return matching;
  });
  return files.filter((file) => chosen.includes(file));
}

/** Returns steps that run these files, each with the runner of its package. */
export function stepsForFiles(files) {
  const byPackage = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
  const runs = [...byPackage].map(([folder, ownFiles]) => ({
    name: `tests of ${folder}`,
    command: commandOf(folder, ownFiles),
    after: ['texts', 'builds'],
  }));
  // Browser tests and tests of many processes start the built server.
  const isBuilt = [...byPackage.keys()].some((folder) => ['infra/e2e', 'infra/replicas'].includes(folder));
  return [
    { name: 'texts', command: turbo('build', '--filter=@aw/content') },
    ...(isBuilt ? [{ name: 'builds', command: turbo('build'), after: ['texts'] }] : []),
    ...runs,
  ];
}

function commandOf(folder, files) {
  if (folder === 'infra/cli') return nodeTest(...files);
  const relativePaths = files.map((file) => path.relative(folder, file));
  return [
    '-C',
    folder,
    'exec',
    ...(folder === 'infra/e2e' ? ['playwright', 'test'] : ['vitest', 'run']),
    ...relativePaths,
  ];
}
