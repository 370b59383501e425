import { isMainThread } from 'node:worker_threads';
import type { ThreadTask } from '../threads/thread-pool';

/** What a test lets a thread do in place of drawing. */
export type StrangeFacts = { mark: string; gate?: SharedArrayBuffer; fault?: 'throws' | 'exits' | 'hangs' };

/** Gives the mark back as bytes, once the gate is open, or fails in the asked way. */
export default async function draw({
  task,
  begun,
}: ThreadTask<{ facts: StrangeFacts }>): Promise<Uint8Array> {
  begun.postMessage('begun');
  const { mark, gate, fault } = task.facts;
  if (isMainThread) throw new Error('This ran on the main thread.');
  if (fault === 'throws') throw new Error('A sign that no font has');
  if (fault === 'exits') process.exit(7);
  if (fault === 'hangs') for (;;);
  // Blocks this thread as drawing does, and any thread that it would run on.
  if (gate) Atomics.wait(new Int32Array(gate), 0, 0);
  return Buffer.from(mark);
}
