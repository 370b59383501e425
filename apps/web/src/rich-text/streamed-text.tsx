import { RichText } from '@aw/ui/patterns/rich-text';
import { useEffect, useState } from 'react';
import type { Preview } from './preview-worker';
import { splitBlocks } from './split-blocks';

/** Shows a text that is still being written, with formulas and code. A worker compiles it block by block. */
export function StreamedText({ text }: { text: string }) {
  const [compiler, setCompiler] = useState<BlockCompiler>();
  const [compiled, setCompiled] = useState<readonly Compiled[]>([]);
  const blocks = splitBlocks(text);

  useEffect(() => {
    const opened = openBlockCompiler(setCompiled);
    setCompiler(opened);
    return opened.close;
  }, []);
  useEffect(() => compiler?.compile(splitBlocks(text)), [compiler, text]);

  return blocks.map((block, at) => (
    // Blocks are only added at the end, so the position identifies each one.
    <RichText key={at} html={compiled[at]?.html ?? null} source={block} />
  ));
}

type Compiled = { source: string; html: string | null };
type BlockCompiler = { compile: (blocks: readonly string[]) => void; close: () => void };

/** Same limit as on the server. A block that takes longer is shown as plain source. */
const deadlineMs = 500;
/** Minimum time between two compilations of the last block. */
const pauseMs = 120;

/**
 * Compiles the blocks of a growing text one by one in a worker, the last one repeatedly. A block that takes too long ends
 * the worker and is shown as source. If the worker does not load, all blocks are shown as source.
 */
function openBlockCompiler(onCompiled: (compiled: readonly Compiled[]) => void): BlockCompiler {
  let blocks: readonly string[] = [];
  let compiled: Compiled[] = [];
  let worker: Worker | undefined;
  let state: 'closed' | 'opening' | 'idle' | 'busy' | 'failed' = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;
  let isClosed = false;
  /** Called with the HTML of the block that is being compiled. */
  let done: ((html: string | null) => void) | undefined;

  const end = (next: 'closed' | 'failed') => {
    clearTimeout(timer);
    timer = undefined;
    worker?.terminate();
    worker = undefined;
    state = next;
  };
  const setBlock = (at: number, block: Compiled) => {
    compiled = compiled.with(at, block);
    onCompiled(compiled);
  };
  const open = () => {
    state = 'opening';
    worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => end('failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<Preview | 'ready'>) => {
      if (isClosed) return end('failed');
      state = 'idle';
      if (data !== 'ready') done?.(data.html);
      next();
    });
  };
  function next(): void {
    const at = blocks.findIndex((source, place) => compiled[place]?.source !== source);
    if (at < 0 || state !== 'idle') return;
    clearTimeout(timer);
    const wait = at === blocks.length - 1 ? lastAt + pauseMs - Date.now() : 0;
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    const source = blocks[at] ?? '';
    while (compiled.length <= at) compiled.push({ source: '', html: null });
    state = 'busy';
    timer = setTimeout(() => {
      end('closed');
      setBlock(at, { source, html: null });
      open();
    }, deadlineMs);
    done = (html) => {
      clearTimeout(timer);
      lastAt = Date.now();
      setBlock(at, { source, html });
    };
    worker?.postMessage(source);
  }

  return {
    compile(nextBlocks) {
      blocks = nextBlocks;
      // The worker's code is large, and many answers are complete before it would be ready.
      if (state === 'closed') timer ??= setTimeout(open, pauseMs);
      else next();
    },
    close() {
      isClosed = true;
      // A worker that is still loading may finish, so that its code is cached for the next text.
      if (state !== 'opening') end('failed');
    },
  };
}
