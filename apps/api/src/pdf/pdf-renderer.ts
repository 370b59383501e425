import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Piscina } from 'piscina';
import { FeatureError } from '../errors/feature-error';
import type { Drawings, DrawingTask } from './pdf-worker';

export type PdfRenderer = {
  /**
   * The bytes of a PDF that shows these facts; the same facts are drawn once and kept for a while. Who may see them is
   * the caller's to check. Throws 503 `server.busy` when too many wait, and 500 for what cannot be drawn.
   */
  draw<K extends keyof Drawings>(kind: K, facts: Drawings[K]): Promise<Buffer>;
  /** How many were drawn, and how many wait for a thread. */
  counts(): { drawn: number; waiting: number };
  /** Ends the threads, with what they are at. */
  close(): Promise<void>;
};

export type PdfRendererOptions = {
  /** What reads threads that fail while they have no task. */
  onError: (error: Error) => void;
  /** The threads' script; the one beside this module without it. */
  script?: string;
  threads?: number;
  longestQueue?: number;
  deadlineMs?: number;
};

const keptBytes = 32 * 1024 * 1024;
const threadMemoryMb = 256;
const idleMs = 60_000;

const busy = () =>
  new FeatureError(
    503,
    'server.busy',
    'A lot of PDFs are being made right now. Nothing was lost; please try again in a few seconds.',
    { retryAfterSeconds: 5 },
  );

/** Draws PDFs by a pool of threads, so that the one that answers requests never does; the pool opens with the first task. */
export function openPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { threads = 2, longestQueue = 32, deadlineMs = 20_000 } = options;
  const { filename, execArgv } = scriptOf(options.script ?? path.join(import.meta.dirname, 'pdf-worker'));
  let pool: Piscina | undefined;
  let opening: Promise<Piscina> | undefined;
  const openPool = async () => {
    const { Piscina } = await import('piscina');
    pool = new Piscina({
      filename,
      execArgv,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: longestQueue,
      idleTimeout: idleMs,
      // Facts come with the task; settings and secrets are none of a thread's business.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: threadMemoryMb },
    });
    pool.on('error', options.onError);
    return pool;
  };
  const kept = new LRUCache<string, Buffer, DrawingTask>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    ignoreFetchAbort: true,
    // Whoever asks for what is being drawn waits for the same drawing.
    fetchMethod: async (_key, _stale, { context }) => {
      opening ??= openPool();
      const opened = await opening;
      if (opened.queueSize >= longestQueue) throw busy();
      const signal = AbortSignal.timeout(deadlineMs);
      const bytes: Uint8Array = await opened.run(context, { signal }).catch(failed);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  });
  return {
    async draw(kind, facts) {
      const task: DrawingTask = { kind, facts };
      return kept.forceFetch(keyOf(task), { context: task });
    },
    counts: () => ({ drawn: pool?.completed ?? 0, waiting: pool?.queueSize ?? 0 }),
    async close() {
      await (await opening)?.destroy();
    },
  };
}

/** What a PDF shows is its key, so that a change of any of it is drawn anew, and nobody gets another one's. */
function keyOf(task: DrawingTask): string {
  return createHash('sha256').update(JSON.stringify(task)).digest('base64url');
}

function failed(error: unknown): never {
  const failure = new FeatureError(
    500,
    'server.error',
    'This PDF could not be made. Nothing was changed; please try again, or write to support.',
  );
  failure.cause = error;
  throw failure;
}

/** The script as it was built, or as source, which tsx then runs. */
function scriptOf(pathWithoutEnd: string): { filename: string; execArgv: string[] } {
  const built = `${pathWithoutEnd}.js`;
  if (existsSync(built)) return { filename: built, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { filename: `${pathWithoutEnd}.ts`, execArgv: ['--conditions=@aw/source', '--import', tsx] };
}
