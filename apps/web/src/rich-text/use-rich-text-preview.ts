import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useEffect, useState } from 'react';
import type { Preview } from './preview-worker';

/** As on the server: what takes longer is refused there. */
const deadlineMs = 500;

export type PreviewState =
  | { state: 'empty' | 'loading' | 'failed' | 'too complex' }
  | { state: 'shown'; html: string };

/** What a text will look like, compiled in a worker of its own, which ends with each text and after half a second. */
export function useRichTextPreview(source: string): PreviewState {
  const settled = useDebounced(source.trim(), 300);
  const [preview, setPreview] = useState<PreviewState>({ state: 'empty' });

  useEffect(() => {
    if (settled === '') {
      setPreview({ state: 'empty' });
      return;
    }
    setPreview((before) => (before.state === 'shown' ? before : { state: 'loading' }));
    return compileInWorker(settled, setPreview);
  }, [settled]);

  return preview;
}

/** Compiles one text and tells once; gives what ends it before. */
function compileInWorker(source: string, tell: (preview: PreviewState) => void): () => void {
  const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(deadline);
    worker.terminate();
  };
  const finish = (preview: PreviewState) => {
    end();
    tell(preview);
  };
  worker.addEventListener('error', () => finish({ state: 'failed' }));
  worker.addEventListener('message', ({ data }: MessageEvent<Preview | 'ready'>) => {
    if (data === 'ready') {
      // The deadline is for compiling, not for loading the compiler on a slow network.
      deadline = setTimeout(() => finish({ state: 'too complex' }), deadlineMs);
      worker.postMessage(source);
    } else {
      finish(data.html === null ? { state: 'too complex' } : { state: 'shown', html: data.html });
    }
  });
  return end;
}
