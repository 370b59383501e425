import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useEffect, useState } from 'react';
import type { Preview } from './preview-worker';

/** As on the server: what takes longer is refused there. */
const deadlineMs = 500;

export type PreviewState =
  | { state: 'empty' | 'loading' | 'failed' | 'too complex' }
  | { state: 'shown'; html: string };

/** What a text will look like once one stops typing, compiled in a worker, so that no text holds the page. */
export function useRichTextPreview(source: string): PreviewState {
  const settled = useDebounced(source.trim(), 300);
  const [preview, setPreview] = useState<PreviewState>({ state: 'loading' });
  const [compiler, setCompiler] = useState<PreviewCompiler>();

  useEffect(() => {
    const opened = openPreviewCompiler(setPreview);
    setCompiler(opened);
    return opened.close;
  }, []);

  useEffect(() => {
    // Emptied and typed anew, it does not show what stood there before.
    if (settled === '') setPreview({ state: 'loading' });
    else compiler?.compile(settled);
  }, [compiler, settled]);

  return settled === '' ? { state: 'empty' } : preview;
}

type PreviewCompiler = { compile: (source: string) => void; close: () => void };

/**
 * Compiles one text after the other in a worker, which is kept, since its program is large. A text that takes too long
 * ends it, and so does the next text where the one before is still under way; then it is opened anew.
 */
function openPreviewCompiler(tell: (preview: PreviewState) => void): PreviewCompiler {
  let worker: Worker | undefined;
  /** The text that waits for the program, or is being compiled. */
  let current: string | undefined;
  let isReady = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(deadline);
    worker?.terminate();
    worker = undefined;
    isReady = false;
    current = undefined;
  };
  const fail = (state: 'failed' | 'too complex') => {
    end();
    tell({ state });
  };
  const start = (source: string) => {
    // It is for compiling, not for loading the program on a slow network.
    deadline = setTimeout(() => fail('too complex'), deadlineMs);
    worker?.postMessage(source);
  };
  const open = () => {
    worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => fail('failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<Preview | 'ready'>) => {
      if (data === 'ready') {
        isReady = true;
        if (current !== undefined) start(current);
        return;
      }
      clearTimeout(deadline);
      current = undefined;
      tell(data.html === null ? { state: 'too complex' } : { state: 'shown', html: data.html });
    });
  };

  return {
    compile(source) {
      if (isReady && current !== undefined) end();
      if (!worker) open();
      current = source;
      if (isReady) start(source);
    },
    close: end,
  };
}
