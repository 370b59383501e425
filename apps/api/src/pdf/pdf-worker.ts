import type { ThreadTask } from '../threads/thread-pool';
import { drawReceipt } from './receipt';

/** Every kind of PDF that is drawn here, by its name; a new one is one more line. */
const drawings = { receipt: drawReceipt };

export type Drawings = { [K in keyof typeof drawings]: Parameters<(typeof drawings)[K]>[0] };
export type DrawingTask<K extends keyof Drawings = keyof Drawings> = { kind: K; facts: Drawings[K] };

/** What a thread of the pool does with a task: the bytes of one PDF. */
export default function draw({ task, begun }: ThreadTask<DrawingTask>): Promise<Uint8Array> {
  begun.postMessage('begun');
  const { kind, facts } = task;
  return drawings[kind](facts);
}
