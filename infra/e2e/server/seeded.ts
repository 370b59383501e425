import { setTimeout as sleep } from 'node:timers/promises';

const longestSeedMs = 120_000;
const settledMs = 5_000;

/** Waits until the demo seed of the server at `origin` has published what it can; throws after two minutes. */
export async function waitForSeed(origin: string): Promise<void> {
  const until = Date.now() + longestSeedMs;
  let published = 0;
  let changedAt = Date.now();
  while (Date.now() < until) {
    const count = await countOf(`${origin}/api/documents/teasers?limit=100`);
    if (count !== published) changedAt = Date.now();
    published = count;
    // The questions are the last thing the seed adds; slow Office files may follow.
    const isLoaded = (await countOf(`${origin}/api/questions`)) > 0;
    if (isLoaded && published > 0 && Date.now() - changedAt > settledMs) return;
    await sleep(500);
  }
  throw new Error(
    `The demo seed was not there after ${longestSeedMs / 1000} seconds: ${published} documents.`,
  );
}

async function countOf(address: string): Promise<number> {
  const rows: unknown = await (await fetch(address)).json();
  return Array.isArray(rows) ? rows.length : 0;
}
