// Documents of this project link to and name only files, features and variables that exist.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root, trackedFiles } from './workspace.mjs';

const documents = trackedFiles('*.md')
  // Landed decision records describe the day on which they were written. The texts of the site link to its pages.
  .filter((file) => !/^docs\/decisions\/\d|^packages\/content\/files\//.test(file));

/** Folders that commands create, which a fresh clone does not have. */
const generatedFolder = /(?:^|\/)(?:var|dist|build|reports|storybook-static|node_modules|\.turbo)(?:\/|$)/;

/** Returns the links to files, without their anchors. */
function linksOf(text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.split('#')[0])
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

/** Returns the words in backticks that are paths: they end like a source file or begin with one of our folders. */
function pathsOf(text) {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([\w@./*{},<>-]+)`/g)]
    .map(([, word]) => word)
    .filter((word) => !word.startsWith('/') && !word.startsWith('@'))
    .filter(
      (word) =>
        /\.(?:tsx?|mts|mjs|cjs|css|md|ya?ml)$/.test(word) || /^(?:apps|packages|infra|docs|src)\//.test(word),
    );
}

/** Returns true for a path that exists. `<area>` matches any name; a bare name matches anywhere below the document's folder. */
function pathExists(file, word) {
  const pattern = word.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '');
  const folder = path.dirname(path.join(root, file));
  const places = [root, folder, path.join(folder, 'src'), path.join(root, 'apps/api/src')];
  if (places.some((cwd) => existsSync(path.join(cwd, pattern)) || globSync(pattern, { cwd }).length > 0))
    return true;
  const within = folder === root || file.startsWith('docs/') ? [root] : [folder];
  return within.some(
    (cwd) =>
      globSync(`**/${pattern}`, { cwd, exclude: (name) => name === 'node_modules' || name === 'dist' })
        .length > 0,
  );
}

for (const file of documents)
  void test(`${file} links to and names only files that exist`, () => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const links = linksOf(text).filter((target) => !existsSync(path.join(root, path.dirname(file), target)));
    const paths = pathsOf(text).filter((word) => !generatedFolder.test(word) && !pathExists(file, word));
    assert.deepEqual([...links, ...paths], []);
  });

void test('every id in the title of a test is in docs/features.md', () => {
  const rows = readFileSync(path.join(root, 'docs/features.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) +\|/gm);
  const documentedIds = new Set([...rows].map(([, id]) => `[${id}]`));
  const used = trackedFiles('*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx').flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(/\[[A-Z]\d+\]/g) ?? [],
  );
  assert.ok(used.length > 1000);
  assert.deepEqual(
    [...new Set(used)].filter((id) => !documentedIds.has(id)),
    [],
  );
});

/** Variables of the system and of npm, and those that our own processes pass to their children. */
const foreignVariables =
  /^(?:PATH|HOME|TMPDIR|TEMP|TZ|SystemRoot|INIT_CWD|PGPASSWORD|NODE_ENV|SERVER_URL|SECRET_OF_THE_TEST)$/;

void test('every variable that a source reads is in docs/settings.md', () => {
  const documented = readFileSync(path.join(root, 'docs/settings.md'), 'utf8');
  const sources = trackedFiles('*.ts', '*.tsx', '*.mjs')
    // Baselines get their variables from the benchmark that starts them.
    .filter((file) => !file.startsWith('infra/bench/src/baselines/'));
  const read = sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const direct = [...text.matchAll(/process\.env\.([A-Za-z_]\w*)/g)].map(([, name]) => name);
    const named = [...text.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)].flatMap(([, names]) =>
      names.split(',').map((name) => name.trim().split(/[ :=]/)[0]),
    );
    return [...direct, ...named].filter((name) => name && !foreignVariables.test(name));
  });
  assert.ok(new Set(read).size > 10);
  assert.deepEqual(
    [...new Set(read)].filter((name) => !documented.includes(`| \`${name}\` |`)),
    [],
  );
});
