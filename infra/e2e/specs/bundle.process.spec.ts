import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const testServer = path.join(root, 'infra/dev/src');
const builds = ['apps/web/build', 'apps/admin/dist', 'apps/api/dist'];

/** Texts of which each stands in the test server, in what it prints or answers, whatever a bundler renames. */
const traces = [
  'Test server, no real cards.',
  'The test server supports only the payment method type card.',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'Fail authentication',
  '/_control/',
];

async function filesWithTraces(folder: string, sought = traces): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length, `${folder} holds files`).toBeGreaterThan(0);
  const found = new Map<string, string[]>();
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const text = await readFile(file, 'latin1');
    const hits = sought.filter((trace) => text.includes(trace));
    if (hits.length > 0) found.set(path.relative(root, file), hits);
  }
  return found;
}

test('[L5] no built file of site, console or API holds anything of the server that plays Stripe', async () => {
  const known = await filesWithTraces(testServer);
  expect(new Set([...known.values()].flat()), 'each trace stands in the test server').toEqual(
    new Set(traces),
  );
  for (const folder of builds) {
    expect(Object.fromEntries(await filesWithTraces(path.join(root, folder)))).toEqual({});
  }
});

test('[L5] what production installs does not depend on the server that plays Stripe', async () => {
  for (const folder of ['apps/web', 'apps/admin', 'apps/api', 'packages/contracts', 'packages/db']) {
    const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(text);
    expect(Object.keys(manifest.dependencies ?? {}), folder).not.toContain('@aw/dev');
  }
});

test('[Z3] no built file of site or console holds a key or an explanation of the quiz bank', async () => {
  const built = await readFile(path.join(root, 'packages/quiz-bank/dist/quizzes.json'), 'utf8');
  const bank: { items: { explanation: { source: string }; source: string; hash: string }[] }[] =
    JSON.parse(built);
  const items = bank.flatMap((quiz) => quiz.items);
  expect(items.length).toBeGreaterThanOrEqual(40);
  // Enough of each to be told apart, and no more than a line, however it is written there.
  const texts = items.map(({ explanation }) => explanation.source.split('\n')[0]?.slice(0, 40) ?? '');
  for (const text of texts) expect(text.length).toBeGreaterThan(20);
  const sought = [...texts, 'correct_answer'];
  const bankFile = await filesWithTraces(path.join(root, 'packages/quiz-bank/dist'), texts);
  expect(bankFile.size, 'each stands in the bank').toBeGreaterThan(0);
  for (const folder of ['apps/web/build', 'apps/admin/dist'])
    expect(Object.fromEntries(await filesWithTraces(path.join(root, folder), sought))).toEqual({});
});
