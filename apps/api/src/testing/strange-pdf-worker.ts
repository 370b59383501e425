import { isMainThread } from 'node:worker_threads';
import { workOnTasks } from '../workers/thread-tasks';

/** Instructs a thread of a test what to do instead of drawing. */
export type StrangeFacts = {
  mark: string;
  gate?: SharedArrayBuffer;
  fault?: 'throws' | 'exits' | 'hangs' | 'grows';
};

/** Returns the mark as bytes when the gate is open, or fails as the facts say. */
workOnTasks<{ facts: StrangeFacts }, Uint8Array>(({ facts: { mark, gate, fault } }) => {
  if (isMainThread) throw new Error('This ran on the main thread.');
  if (fault === 'throws') throw new Error('A sign that no font has');
  if (fault === 'exits') process.exit(7);
  if (fault === 'hangs') for (;;);
  if (fault === 'grows') for (const kept: { at: number[] }[] = []; ; ) kept.push({ at: [kept.length] });
  // Blocks this thread like drawing, and any other thread on which it would run.
  if (gate) Atomics.wait(new Int32Array(gate), 0, 0);
  return Buffer.from(mark);
});
