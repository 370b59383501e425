import type { ImageReader } from '../adapters/pages/images/open-image-reader';
import type { PageReader } from '../adapters/pages/page-reader';
import { refusal } from '../adapters/pages/refusals';

type SlowCode = 'timeout' | 'killed' | 'memory';

/**
 * Returns a reader that refuses every file with `code` unless it may work on it for `factor` times the usual time, and
 * the factors that it was given.
 */
export function slowReader(reader: PageReader, factor: number, code: SlowCode = 'timeout') {
  const timeFactors: number[] = [];
  const slow: PageReader = {
    async read(file, outDir, onStep) {
      const timeFactor = file.timeFactor ?? 1;
      timeFactors.push(timeFactor);
      return timeFactor < factor ? refusal(code, 'pdf') : reader.read(file, outDir, onStep);
    },
    close: async () => {},
  };
  return { reader: slow, timeFactors };
}

/** Returns what `slowReader` returns, for pictures. */
export function slowImages(images: ImageReader, factor: number, code: SlowCode) {
  const timeFactors: number[] = [];
  const slow: ImageReader = {
    async read(task, caller) {
      const { timeFactor = 1 } = task;
      timeFactors.push(timeFactor);
      return timeFactor < factor ? { status: 'refused', code } : images.read(task, caller);
    },
    close: async () => {},
  };
  return { images: slow, timeFactors };
}
