import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { FeatureError } from '../errors/feature-error';
import { openThreadPool, type ThreadPoolOptions } from '../threads/thread-pool';
import type { Drawings, DrawingTask, SignsTask } from './pdf-worker';

export type PdfRenderer = {
  /**
   * The bytes of a PDF that shows these facts; the same facts are drawn once and kept for a while. Who may see them is
   * the caller's to check. Throws 503 `server.busy` when too many wait, and 500 for what cannot be drawn.
   */
  draw<K extends keyof Drawings>(kind: K, facts: Drawings[K]): Promise<Buffer>;
  /**
   * The signs of a text that no font of ours can draw, each once: to be refused before, since `draw` throws for them in
   * a certificate. Throws 503 `server.busy` when too many wait.
   */
  undrawable(text: string): Promise<string[]>;
  /** How many were drawn, and how many wait for a thread. */
  counts(): { drawn: number; waiting: number };
  /** Ends the threads, with what they are at. */
  close(): Promise<void>;
};

export type PdfRendererOptions = Pick<ThreadPoolOptions, 'onError'> &
  Partial<Pick<ThreadPoolOptions, 'script' | 'threads' | 'longestQueue' | 'deadlineMs'>>;

const keptBytes = 32 * 1024 * 1024;

/** Draws PDFs by a pool of threads, so that the one that answers requests never does. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const pool = openThreadPool<DrawingTask | SignsTask, Uint8Array | string[]>({
    script: path.join(import.meta.dirname, 'pdf-worker'),
    threads: 2,
    longestQueue: 32,
    deadlineMs: 20_000,
    memoryMb: 256,
    busy: 'A lot of PDFs are being made right now. Nothing was lost; please try again in a few seconds.',
    ...options,
  });
  const kept = new LRUCache<string, Buffer, DrawingTask>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    ignoreFetchAbort: true,
    // Whoever asks for what is being drawn waits for the same drawing.
    fetchMethod: async (_key, _stale, { context }) => {
      const bytes = await pool.run(context).catch(failed);
      if (Array.isArray(bytes)) throw new Error('A thread gave signs in place of a PDF.');
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  });
  return {
    async draw(kind, facts) {
      const task: DrawingTask = { kind, facts };
      return kept.forceFetch(keyOf(task), { context: task });
    },
    async undrawable(text) {
      const signs = await pool.run({ kind: 'undrawable', text });
      if (!Array.isArray(signs)) throw new Error('A thread gave a PDF in place of signs.');
      return signs;
    },
    counts() {
      const { done, waiting } = pool.counts();
      return { drawn: done, waiting };
    },
    close: () => pool.close(),
  };
}

/** What a PDF shows is its key, so that a change of any of it is drawn anew, and nobody gets another one's. */
function keyOf(task: DrawingTask): string {
  return createHash('sha256').update(JSON.stringify(task)).digest('base64url');
}

function failed(error: unknown): never {
  if (error instanceof FeatureError) throw error;
  const failure = new FeatureError(
    500,
    'server.error',
    'This PDF could not be made. Nothing was changed; please try again, or write to support.',
  );
  failure.cause = error;
  throw failure;
}
