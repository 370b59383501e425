import { untilUnchanged } from '@aw/dev/waiting';

/** Waits until the server at `origin` has published its demo data. Throws after two minutes. */
export async function waitForSeed(origin: string): Promise<void> {
  // The questions are the last public part of the demo data, and slow Office files may follow.
  const count = async () => {
    const hasQuestions = (await countOf(`${origin}/api/questions`)) > 0;
    return hasQuestions ? countOf(`${origin}/api/documents/teasers?limit=100`) : 0;
  };
  await untilUnchanged(count, { quietMs: 5_000, withinMs: 120_000 });
}

async function countOf(address: string): Promise<number> {
  const rows: unknown = await (await fetch(address)).json();
  return Array.isArray(rows) ? rows.length : 0;
}
