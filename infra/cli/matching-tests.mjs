// Which test files belong to a word: for work in progress, `npm test -- upload D10` runs them and nothing else.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeTest, turbo } from './steps.mjs';
import { root } from './workspace.mjs';

const isMade = (name) => ['node_modules', 'dist', 'build', 'reports', 'storybook-static'].includes(name);
const pattern = '{apps,packages,infra}/**/*.{test,spec,stories}.{ts,tsx,mjs}';

const testFiles = () => globSync(pattern, { cwd: root, exclude: isMade }).toSorted();
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * The files that a word is a part of the path of; an id of docs/features.md, such as D10, names those that have a test
 * with that id. Throws when a word matches nothing.
 */
export function matchingFiles(words, files = testFiles(), read = textOf) {
  const chosen = words.flatMap((word) => {
    const isId = /^[A-Z]+\d+$/.test(word);
    const found = files.filter((file) => file.includes(word) || (isId && read(file).includes(`[${word}]`)));
    if (found.length === 0)
      throw new Error(`No test file has "${word}" in its path, or as the id of a test.`);
    return found;
  });
  return files.filter((file) => chosen.includes(file));
}

/** Steps that run these files, each with the runner of its package. */
export function stepsForFiles(files) {
  const byPackage = Map.groupBy(files, (file) => file.split('/').slice(0, 2).join('/'));
  const runs = [...byPackage].map(([folder, of]) => ({
    name: `tests of ${folder}`,
    command: commandOf(folder, of),
    after: ['texts', 'builds'],
  }));
  // The browser and the tests of many processes use what is built.
  const isBuilt = [...byPackage.keys()].some((folder) => ['infra/e2e', 'infra/replicas'].includes(folder));
  return [
    { name: 'texts', command: turbo('build', '--filter=@aw/content') },
    ...(isBuilt ? [{ name: 'builds', command: turbo('build'), after: ['texts'] }] : []),
    ...runs,
  ];
}

function commandOf(folder, files) {
  if (folder === 'infra/cli') return nodeTest(...files);
  const own = files.map((file) => path.relative(folder, file));
  return [
    '-C',
    folder,
    'exec',
    ...(folder === 'infra/e2e' ? ['playwright', 'test'] : ['vitest', 'run']),
    ...own,
  ];
}
