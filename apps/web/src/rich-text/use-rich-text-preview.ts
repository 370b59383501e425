import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useEffect, useState } from 'react';
import type { Preview } from './preview-worker';

/** Same limit as on the server, which refuses texts that take longer. */
const deadlineMs = 500;

export type PreviewState =
  | { state: 'empty' | 'loading' | 'failed' | 'too complex' }
  | { state: 'shown'; html: string };

/** Compiles a preview of a text after a typing pause, in a worker so that no text can block the page. */
export function useRichTextPreview(source: string): PreviewState {
  const settledSource = useDebounced(source.trim(), 300);
  const [preview, setPreview] = useState<PreviewState>({ state: 'loading' });
  const [compiler, setCompiler] = useState<PreviewCompiler>();

  useEffect(() => {
    const opened = openPreviewCompiler(setPreview);
    setCompiler(opened);
    return opened.close;
  }, []);

  useEffect(() => {
    // A text that was cleared and typed again must not show the previous preview.
    if (settledSource === '') setPreview({ state: 'loading' });
    else compiler?.compile(settledSource);
  }, [compiler, settledSource]);

  return settledSource === '' ? { state: 'empty' } : preview;
}

type PreviewCompiler = { compile: (source: string) => void; close: () => void };

/**
 * Compiles one text at a time in a worker, which is reused because its code is large. The worker is ended and opened again
 * when a text takes too long, or when the next text arrives before the last one is finished.
 */
function openPreviewCompiler(onPreview: (preview: PreviewState) => void): PreviewCompiler {
  let worker: Worker | undefined;
  /** Text that is waiting for the worker or being compiled. */
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
    onPreview({ state });
  };
  const start = (source: string) => {
    // The deadline is for compiling only, not for loading the worker over a slow network.
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
      onPreview(data.html === null ? { state: 'too complex' } : { state: 'shown', html: data.html });
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
