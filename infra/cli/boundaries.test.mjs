// Each rule about imports must report the violation that is planted for it in a copy of the project's layout.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from './workspace.mjs';

/** The file that breaks each rule, and its import. */
const violations = {
  'no-circular': ['packages/pricing/src/a.ts', './b'],
  'packages-never-import-apps': ['packages/contracts/src/planted.ts', '../../../apps/api/src/app'],
  'apps-never-import-each-other': ['apps/admin/src/planted.ts', '../../web/src/page'],
  'browser-apps-only-ui-contracts-pricing-content': [
    'apps/web/src/planted.ts',
    '../../../packages/db/src/query',
  ],
  'care-only-for-the-api': ['packages/content/src/planted2.ts', '../../care/src/index'],
  'demo-only-for-the-api': ['packages/db/src/planted3.ts', '../../demo/src/index'],
  'demo-only-by-dynamic-import': ['apps/api/src/planted2.ts', '../../../packages/demo/src/index'],
  'demo-only-contracts-and-pdf-fonts': ['packages/demo/src/planted.ts', '../../db/src/query'],
  'quiz-bank-only-for-the-api': ['packages/content/src/planted.ts', '../../quiz-bank/src/index'],
  'quiz-bank-only-contracts-and-rich-text': [
    'packages/quiz-bank/src/planted.ts',
    '../../content/src/collections',
  ],
  'api-never-imports-ui': ['apps/api/src/planted.ts', '../../../packages/ui/src/button'],
  'contracts-pricing-ui-content-import-no-sibling': ['packages/ui/src/planted2.ts', '../../pricing/src/b'],
  'db-only-contracts': ['packages/db/src/planted.ts', '../../pricing/src/b'],
  'db-only-types-of-contracts': ['packages/db/src/planted4.ts', '../../contracts/src/states'],
  'features-never-import-siblings': ['apps/web/src/features/documents/planted.ts', '../staff/login'],
  'routes-call-operations-only': [
    'apps/api/src/modules/documents/planted.routes.ts',
    '../../../../../packages/db/src/query',
  ],
  'only-tests-import-infra': ['apps/api/src/planted3.ts', '../../../infra/dev/src/peer'],
  'infra-never-imports-apps': ['infra/e2e/planted.ts', '../../apps/api/src/app'],
  'no-circle-between-folders': ['apps/api/src/modules/documents/remove.ts', '../moderation/settle'],
  'api-layers-import-downwards': ['apps/api/src/workers/planted.ts', '../modules/documents/one/c'],
  'operations-import-no-sdk': ['apps/api/src/modules/documents/planted2.ts', 'stripe/index.js'],
  'heavy-packages-when-first-used': ['apps/api/src/planted4.ts', 'sharp/index.js'],
  'queries-import-no-http': ['packages/db/src/planted2.ts', 'fastify/index.js'],
  'not-to-unresolvable': ['packages/ui/src/planted.ts', './nowhere'],
};
const targets = {
  'packages/pricing/src/b.ts': "import './a';\n",
  'apps/api/src/app.ts': '',
  'apps/web/src/page.ts': '',
  'packages/db/src/query.ts': '',
  'infra/dev/src/peer.ts': '',
  // The folders form a circle, although no file does.
  'apps/api/src/modules/moderation/settle.ts': '',
  'apps/api/src/modules/documents/one/c.ts': '',
  'apps/api/src/modules/moderation/decide.ts': "import '../documents/one/c';\n",
  'packages/demo/src/index.ts': '',
  'packages/care/src/index.ts': '',
  'packages/quiz-bank/src/index.ts': '',
  'packages/content/src/collections.ts': '',
  'packages/contracts/src/states.ts': '',
  'packages/ui/src/button.ts': '',
  'apps/web/src/features/staff/login.ts': '',
  'node_modules/stripe/index.js': '',
  'node_modules/fastify/index.js': '',
  'node_modules/sharp/index.js': '',
};

let copy;
let reportedRules;

before(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'aw-boundaries-'));
  const write = (file, text) => {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  };
  for (const [file, text] of Object.entries(targets)) write(file, `${text}export {};\n`);
  for (const [file, target] of Object.values(violations)) write(file, `import '${target}';\nexport {};\n`);
  for (const file of ['tsconfig.base.json', 'infra/cli/tsconfig.boundaries.json'])
    write(file, readFileSync(path.join(root, file), 'utf8'));
  const depcruise = path.join(root, 'node_modules/.bin/depcruise');
  reportedRules = new Set(
    ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].flatMap((config) => {
      const { stdout, stderr } = spawnSync(
        depcruise,
        ['--config', path.join(root, config), '--output-type', 'json', 'apps', 'packages', 'infra'],
        { cwd: copy, encoding: 'utf8' },
      );
      assert.ok(stdout, stderr);
      return JSON.parse(stdout).summary.violations.map((violation) => violation.rule.name);
    }),
  );
});
after(() => rmSync(copy, { recursive: true, force: true }));

for (const rule of Object.keys(violations)) {
  void test(`the rule ${rule} reports its planted violation`, () =>
    assert.ok(reportedRules.has(rule), `reported only ${[...reportedRules].join(', ')}`));
}
