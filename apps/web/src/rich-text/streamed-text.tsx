import { RichText } from '@aw/ui/patterns/rich-text';
import { useEffect, useState } from 'react';
import type { Preview } from './preview-worker';
import { splitBlocks } from './split-blocks';

/** A text that is still being written, with its formulas and code; compiled in a worker, block by block. */
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
    // Blocks only come at the end, so each is known by its place.
    <RichText key={at} html={compiled[at]?.html ?? null} source={block} />
  ));
}

type Compiled = { source: string; html: string | null };
type BlockCompiler = { compile: (blocks: readonly string[]) => void; close: () => void };

/** As on the server: what takes longer is shown as it was written. */
const deadlineMs = 500;
/** The last block is compiled anew no sooner than so many milliseconds after the last time. */
const pauseMs = 120;

/**
 * Compiles the blocks of a growing text one after the other in a worker: each as soon as its words are there, the last one
 * again and again. One that takes too long ends the worker and shows as it was written; so do all, if it does not load.
 */
function openBlockCompiler(tell: (compiled: readonly Compiled[]) => void): BlockCompiler {
  let wanted: readonly string[] = [];
  let compiled: Compiled[] = [];
  let worker: Worker | undefined;
  let state: 'closed' | 'opening' | 'idle' | 'busy' | 'failed' = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;
  let isClosed = false;
  /** Takes the HTML of the block that is being compiled. */
  let done: ((html: string | null) => void) | undefined;

  const end = (next: 'closed' | 'failed') => {
    clearTimeout(timer);
    timer = undefined;
    worker?.terminate();
    worker = undefined;
    state = next;
  };
  const keep = (at: number, one: Compiled) => {
    compiled = compiled.with(at, one);
    tell(compiled);
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
    const at = wanted.findIndex((source, place) => compiled[place]?.source !== source);
    if (at < 0 || state !== 'idle') return;
    clearTimeout(timer);
    const wait = at === wanted.length - 1 ? lastAt + pauseMs - Date.now() : 0;
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    const source = wanted[at] ?? '';
    while (compiled.length <= at) compiled.push({ source: '', html: null });
    state = 'busy';
    timer = setTimeout(() => {
      end('closed');
      keep(at, { source, html: null });
      open();
    }, deadlineMs);
    done = (html) => {
      clearTimeout(timer);
      lastAt = Date.now();
      keep(at, { source, html });
    };
    worker?.postMessage(source);
  }

  return {
    compile(blocks) {
      wanted = blocks;
      // The program is large, and many an answer is there at once.
      if (state === 'closed') timer ??= setTimeout(open, pauseMs);
      else next();
    },
    close() {
      isClosed = true;
      // A program that is on its way may arrive, for the next text.
      if (state !== 'opening') end('failed');
    },
  };
}
