import { setTimeout as sleep } from 'node:timers/promises';
import { askJson } from '../servers/ask';
import type { Api } from '../servers/start-api';

/** State of an upload after its checks: it counts, waits for staff, is a copy, or was refused. */
export type Outcome = {
  id: number;
  /** Cookie of the person who uploaded it. */
  cookie: string;
  state: 'counted' | 'waiting' | 'never' | 'refused';
  seconds: number;
};

const pollIntervalMs = 50;
const maxMs = 300_000;

/** Uploads a file as a new person and waits for the end of its checks. */
export async function uploadFile(
  { origin, session }: Api,
  bytes: Uint8Array<ArrayBuffer>,
  {
    name = 'notes.pdf',
    beforeUpload = async () => {},
  }: {
    name?: string;
    beforeUpload?: (userId: string) => Promise<void>;
  } = {},
): Promise<Outcome> {
  const { cookie, userId } = await session();
  await beforeUpload(userId);
  const form = new FormData();
  form.set('title', name);
  form.set('file', new File([bytes], name));
  const headers = { cookie };
  const { id } = await askJson<{ id: number }>(`${origin}/api/documents`, {
    method: 'POST',
    headers,
    body: form,
  });
  const since = performance.now();
  while (performance.now() - since < maxMs) {
    await sleep(pollIntervalMs);
    const { status, counting } = await askJson<{
      status: string;
      counting: 'counted' | 'waiting' | 'never';
    }>(`${origin}/api/documents/${id}`, { headers });
    if (status === 'processing') continue;
    const seconds = (performance.now() - since) / 1000;
    return { id, cookie, state: status === 'refused' ? 'refused' : counting, seconds };
  }
  throw new Error(`Document ${id} is still being read.`);
}

/** Handles items one after the other in a few loops at the same time. Returns the results in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 4,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const loop = async () => {
    for (const [at, item] of entries) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return results;
}
