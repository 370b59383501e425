// Texts of the site, the console, emails and documents use none of the phrases in plain-words.yaml.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allHits, areaOf, describe, hitsIn } from './plain-words.mjs';

const wordsOf = (file, source) => hitsIn(file, source).map(({ words }) => words);

/** A planted phrase for each area, in the format of its sources. */
const planted = {
  'apps/web/src/features/content/home/hero.tsx': ['<p>\n  Somebody can read it.\n</p>', 'Somebody'],
  'apps/admin/src/features/users/users.list.tsx': ["const empty = 'Nobody is suspended';", 'Nobody'],
  'apps/api/src/modules/orders/mails.tsx': [
    'const text = <Paragraph>Your money is given back {when}.</Paragraph>;',
    'given back',
  ],
  'apps/api/src/workers/pdf/receipt.ts': [`const line = \`\${name} is told by us\`;`, 'is told'],
  'packages/ui/src/patterns/card.tsx': [
    'const card = <Card label="It goes by itself" className="by itself" />;',
    'by itself',
  ],
  'packages/contracts/src/orders/public.ts': [
    'const error = { message: "That isn\'t an e-mail address." };',
    'e-mail',
  ],
  'packages/db/src/errors.ts': ["throw new StartError('The database is away.');", 'is away'],
  'packages/content/files/contact.yaml': ['intro: Whoever reads it answers.\n', 'Whoever'],
  'packages/content/files/help/pages.md': ['---\ntitle: Help\n---\n\nIt is kept for\never.\n', 'for ever'],
  'docs/runbooks/start.md': ['Meanwhile, wait.\n', 'Meanwhile'],
  'infra/compose/compose.yaml': ['# Everybody waits.\nname: nobody\n', 'Everybody'],
};

for (const [file, [source, words]] of Object.entries(planted))
  void test(`[X19] a phrase that is planted in ${file} is found`, () => {
    assert.ok(areaOf(file), file);
    assert.deepEqual(wordsOf(file, source), [words]);
  });

void test('[X19] a hit names file, line, phrase and replacement', () => {
  const source = 'const a = 1;\n\nconst b = `One line\nand somebody on the next`;\n';
  const [hit] = hitsIn('apps/web/src/a.ts', source);
  assert.match(
    describe(hit),
    /^apps\/web\/src\/a\.ts:4 {2}“somebody” → someone.*\n {4}One line and somebody/,
  );
});

void test('[X19] comments, imports, types, keys, names, CSS classes, SQL and code in documents are not texts', () => {
  const source = `
    // Somebody reads it.
    import { anew } from './somebody and nobody';
    export { whoever } from './for ever';
    type Kind = 'is told' | 'goes on';
    const facts = { 'given back': 1, somebody };
    const rows = await sql\`select 'by itself'\`.execute(db);
    const tag = <p className="by itself" data-note="for ever">{facts['given back']}</p>;
    const kind = 'somebody';`;
  assert.deepEqual(wordsOf('apps/web/src/a.tsx', source), []);
  const page =
    'Run `main.js by itself`.\n\n```sh\n# for ever\n```\n\n[a link](somebody.md) and /dev/mailbox\n';
  assert.deepEqual(wordsOf('docs/a.md', page), []);
});

void test('[X19] tests, stories, policies and landed decision records are not checked', () => {
  for (const file of [
    'apps/web/src/features/content/home/hero.test.tsx',
    'apps/api/src/testing/world.ts',
    'packages/ui/src/patterns/card.stories.tsx',
    'packages/content/files/policies/terms.md',
    'docs/decisions/0001-toolchain-bootstrap.md',
    'infra/cli/plain-texts.mjs',
  ])
    assert.equal(areaOf(file), undefined, file);
});

const { byArea, unused } = allHits();

for (const [area, hits] of Object.entries(byArea))
  void test(`[X19] the texts of ${area} are in plain words`, () => {
    const list = hits.map(describe).join('\n');
    assert.equal(hits.length, 0, `${area} has ${hits.length} phrases that are hard to understand:\n${list}`);
  });

void test('[X19] every exception is still needed', () => {
  assert.deepEqual(unused, []);
});
