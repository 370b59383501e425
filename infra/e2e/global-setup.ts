import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { setUpAdmin } from './server/set-up-admin';
import { siteOrigin, staff } from './site/addresses';
import { adminLinkFile } from './site/admin-link';

const longestSeedMs = 120_000;
const settledMs = 5_000;

/** Makes the administrator of this run and waits until the demo seed has published what it can. */
export default async function prepare(): Promise<void> {
  while (!existsSync(adminLinkFile)) await sleep(100);
  await setUpAdmin(siteOrigin, await readFile(adminLinkFile, 'utf8'), staff);
  await waitForSeed();
}

async function waitForSeed(): Promise<void> {
  const until = Date.now() + longestSeedMs;
  let published = 0;
  let changedAt = Date.now();
  while (Date.now() < until) {
    const count = await countOf('/api/documents/teasers?limit=100');
    if (count !== published) changedAt = Date.now();
    published = count;
    // The questions are the last thing the seed adds; slow Office files may follow.
    const isLoaded = (await countOf('/api/questions')) > 0;
    if (isLoaded && published > 0 && Date.now() - changedAt > settledMs) return;
    await sleep(500);
  }
  throw new Error(
    `The demo seed was not there after ${longestSeedMs / 1000} seconds: ${published} documents.`,
  );
}

async function countOf(address: string): Promise<number> {
  const rows: unknown = await (await fetch(siteOrigin + address)).json();
  return Array.isArray(rows) ? rows.length : 0;
}
