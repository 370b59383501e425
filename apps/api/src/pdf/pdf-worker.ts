import { drawReceipt } from './receipt';

/** Every kind of PDF that is drawn here, by its name; a new one is one more line. */
const drawings = { receipt: drawReceipt };

export type Drawings = { [K in keyof typeof drawings]: Parameters<(typeof drawings)[K]>[0] };
export type DrawingTask<K extends keyof Drawings = keyof Drawings> = { kind: K; facts: Drawings[K] };

/** What a thread of the pool does with a task: the bytes of one PDF. */
export default function draw({ kind, facts }: DrawingTask): Promise<Uint8Array> {
  return drawings[kind](facts);
}
