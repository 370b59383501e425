// Documents of this project link to and name only files, features and variables that exist.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
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

const files = trackedFiles();

/**
 * Returns true for a path that exists from the root or in a folder below the document's. Documents of the root and of
 * `docs` are about every folder. `<noun>` matches any name.
 */
function pathExists(document, word) {
  const names = word
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/\*\*|\*|<[^>]+>/g, (wildcard) => (wildcard === '**' ? '.+' : '[^/]+'))
    .replaceAll(/\{([^}]+)\}/g, (_, options) => `(?:${options.replaceAll(',', '|')})`);
  const fromRoot = new RegExp(`^${names}(?:/|$)`);
  const inFolder = new RegExp(`(?:^|/)${names}(?:/|$)`);
  const folder = path.dirname(document);
  const isGeneral = folder === '.' || folder.startsWith('docs');
  return files.some(
    (file) =>
      fromRoot.test(file) ||
      (isGeneral
        ? inFolder.test(file)
        : file.startsWith(`${folder}/`) && inFolder.test(file.slice(folder.length + 1))),
  );
}

for (const file of documents)
  void test(`${file} links to and names only files that exist`, () => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const links = linksOf(text).filter((target) => !existsSync(path.join(root, path.dirname(file), target)));
    const paths = pathsOf(text).filter((word) => !generatedFolder.test(word) && !pathExists(file, word));
    assert.deepEqual([...links, ...paths], []);
  });

void test('every question of "Where things are" is answered with a path from the root that exists', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const table = text.slice(text.indexOf('## Where things are'), text.indexOf('## Add an endpoint'));
  const questions = [...table.matchAll(/^\| *([^|]*\?) *\|(.*)\|$/gm)];
  assert.ok(questions.length >= 20);
  const unanswered = questions.filter(
    ([, , answer]) =>
      !pathsOf(answer).some((word) => word.includes('/') && existsSync(path.join(root, word))),
  );
  assert.deepEqual(
    unanswered.map(([, question]) => question),
    [],
  );
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
