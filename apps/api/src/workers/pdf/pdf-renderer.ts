import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '../../config/durations';
import { FeatureError } from '../../errors/feature-error';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';
import type { Caller } from '../turn-queue';
import type { Drawings, DrawingTask, SignsTask } from './pdf-worker';

export type PdfRenderer = {
  /**
   * Returns the bytes of a PDF with these facts. The same facts are drawn once and cached for a while. The caller
   * checks who may see them. Throws 503 `server.busy` if too many wait or the machine is too busy, and 500 for facts
   * that cannot be drawn.
   */
  draw<K extends keyof Drawings>(kind: K, facts: Drawings[K], caller: Caller | undefined): Promise<Buffer>;
  /**
   * Returns the characters of a text that none of our fonts can draw, each once. Call it before drawing a
   * certificate, because `draw` throws for them. Throws 503 `server.busy` like `draw`.
   */
  undrawable(text: string, caller: Caller | undefined): Promise<string[]>;
  /** Returns the number of PDFs that were drawn, and of those that wait for a thread. */
  counts(): { drawn: number; waiting: number };
  /** Ends the threads and their current tasks. */
  close(): Promise<void>;
};

export type PdfRendererOptions = Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>;

/** A PDF that is being drawn, and the number of callers that wait for it. */
type Drawing = { bytes: Promise<Buffer>; callers: number; abandoned: AbortController };

const keptBytes = 32 * 1024 * 1024;

/** Opens a pool of threads that draw PDFs, so that the thread that answers requests is never blocked. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const pool = openThreadPool<DrawingTask | SignsTask, Uint8Array | string[]>({
    script: path.join(import.meta.dirname, 'pdf-worker'),
    threads: 2,
    maxWaiting: 32,
    maxWaitMs: 30_000,
    cpuMs: 20_000,
    deadlineMs: minuteMs,
    memoryMb: 256,
    busy: 'We are creating a lot of PDFs right now. Please try again in a few seconds.',
    ...options,
  });
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  const drawings = new Map<string, Drawing>();

  function begin(key: string, task: DrawingTask, caller: Caller | undefined): Drawing {
    const abandoned = new AbortController();
    const turn = caller && { group: caller.group, signal: abandoned.signal };
    const bytes = pool.run(task, turn).then((drawn) => {
      if (Array.isArray(drawn)) throw new Error('A thread gave signs in place of a PDF.');
      const pdf = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
      kept.set(key, pdf);
      return pdf;
    });
    const drawing = { bytes, callers: 0, abandoned };
    drawings.set(key, drawing);
    const forget = () => {
      if (drawings.get(key) === drawing) drawings.delete(key);
    };
    bytes.then(forget, forget);
    return drawing;
  }

  return {
    async draw(kind, facts, caller) {
      const task: DrawingTask = { kind, facts };
      const key = keyOf(task);
      const done = kept.get(key);
      if (done) return done;
      caller?.signal?.throwIfAborted();
      const drawing = drawings.get(key) ?? begin(key, task, caller);
      drawing.callers += 1;
      const removeCaller = () => {
        drawing.callers -= 1;
        // The other callers still wait for this drawing.
        if (drawing.callers > 0) return;
        drawings.delete(key);
        drawing.abandoned.abort(caller?.signal?.reason);
      };
      caller?.signal?.addEventListener('abort', removeCaller, { once: true });
      return drawing.bytes.catch(failed(drawing.abandoned.signal)).finally(() => {
        caller?.signal?.removeEventListener('abort', removeCaller);
      });
    },
    async undrawable(text, caller) {
      // Every font has these characters, so no thread has to load the fonts.
      if (/^[ -~]*$/.test(text)) return [];
      const signs = await pool.run({ kind: 'undrawable', text }, caller);
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

/**
 * Returns the hash of all content of a PDF, so that a change is drawn again and nobody receives another person's PDF.
 */
function keyOf(task: DrawingTask): string {
  return createHash('sha256').update(JSON.stringify(task)).digest('base64url');
}

/** Returns a handler that turns every error into a 500, except refusals and drawings that all callers abandoned. */
function failed(abandoned: AbortSignal): (error: unknown) => never {
  return (error) => {
    if (error instanceof FeatureError || (abandoned.aborted && error === abandoned.reason)) throw error;
    const failure = new FeatureError(
      500,
      'server.error',
      'We could not create this PDF. Nothing was changed. Please try again, or write to support.',
    );
    failure.cause = error;
    throw failure;
  };
}
