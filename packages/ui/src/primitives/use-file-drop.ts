import { useEffect, useEffectEvent, useRef, useState } from 'react';

type FileDropOptions = {
  onFiles: (files: File[]) => void;
  /** Ignores files and leaves the browser's default in place. */
  isDisabled?: boolean;
};

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the page, and returns whether files are dragged over it. Without this hook the
 * browser would open a dropped file and leave the page.
 */
export function useFileDrop({ onFiles, isDisabled = false }: FileDropOptions): { isDragOver: boolean } {
  const [isDragOver, setIsDragOver] = useState(false);
  // `dragenter` of a child fires before `dragleave` of its parent, so entries are counted.
  const depth = useRef(0);
  const acceptFiles = useEffectEvent(onFiles);

  useEffect(() => {
    if (isDisabled) return;
    const listening = new AbortController();
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!carriesFiles(event)) return;
          event.preventDefault();
          handle(event);
        },
        { signal: listening.signal },
      );
    const reach = (next: number) => {
      depth.current = Math.max(0, next);
      setIsDragOver(depth.current > 0);
    };
    on('dragover', () => {});
    on('dragenter', () => reach(depth.current + 1));
    on('dragleave', () => reach(depth.current - 1));
    on('drop', (event) => {
      reach(0);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) acceptFiles(files);
    });
    return () => {
      listening.abort();
      depth.current = 0;
      setIsDragOver(false);
    };
  }, [isDisabled]);

  return { isDragOver };
}
