import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const testServer = path.join(root, 'infra/dev/src');
const builds = ['apps/web/build', 'apps/admin/dist', 'apps/api/dist'];

/** Strings of the test servers that a bundler does not change. */
const traces = [
  'Test server, no real cards.',
  'The test server supports only the payment method type card.',
  'pm_card_visa_chargeDeclinedInsufficientFunds',
  'Fail authentication',
  '/_control/',
];

async function filesWithTraces(folder: string, strings = traces): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length, `${folder} holds files`).toBeGreaterThan(0);
  const hitsByFile = new Map<string, string[]>();
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const text = await readFile(file, 'latin1');
    const hits = strings.filter((trace) => text.includes(trace));
    if (hits.length > 0) hitsByFile.set(path.relative(root, file), hits);
  }
  return hitsByFile;
}

test('[L5] no built file of site, console or API contains anything of the test server for Stripe', async () => {
  const inTestServer = await filesWithTraces(testServer);
  expect(new Set([...inTestServer.values()].flat()), 'each trace is in the test server').toEqual(
    new Set(traces),
  );
  for (const folder of builds) {
    expect(Object.fromEntries(await filesWithTraces(path.join(root, folder)))).toEqual({});
  }
});

test('[L5] no package that production installs depends on the test servers', async () => {
  for (const folder of ['apps/web', 'apps/admin', 'apps/api', 'packages/contracts', 'packages/db']) {
    const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(text);
    expect(Object.keys(manifest.dependencies ?? {}), folder).not.toContain('@aw/dev');
  }
});

test('[Z3] no built file of site or console contains a key or an explanation of the quiz bank', async () => {
  const built = await readFile(path.join(root, 'packages/quiz-bank/dist/quizzes.json'), 'utf8');
  const bank: { items: { explanation: { source: string }; source: string; hash: string }[] }[] =
    JSON.parse(built);
  const items = bank.flatMap((quiz) => quiz.items);
  expect(items.length).toBeGreaterThanOrEqual(40);
  // Part of a line of each explanation, long enough to be distinctive.
  const texts = items.map(({ explanation }) => explanation.source.split('\n')[0]?.slice(0, 40) ?? '');
  for (const text of texts) expect(text.length).toBeGreaterThan(20);
  const secrets = [...texts, 'correct_answer'];
  const bankFiles = await filesWithTraces(path.join(root, 'packages/quiz-bank/dist'), texts);
  expect(bankFiles.size, 'each text is in the bank').toBeGreaterThan(0);
  for (const folder of ['apps/web/build', 'apps/admin/dist'])
    expect(Object.fromEntries(await filesWithTraces(path.join(root, folder), secrets))).toEqual({});
});
