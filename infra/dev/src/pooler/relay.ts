import type { Socket } from 'node:net';

/** Sends a message together with others of the same tick. Pauses reading from `from` while the buffer of `to` is full. */
export function relay(message: Buffer, { from, to }: { from?: Socket; to: Socket }): void {
  if (!to.writable) return;
  if (to.writableCorked === 0) {
    to.cork();
    process.nextTick(() => to.uncork());
  }
  to.write(message);
  if (!from || !to.writableNeedDrain || from.isPaused()) return;
  from.pause();
  to.once('drain', () => from.resume());
}
