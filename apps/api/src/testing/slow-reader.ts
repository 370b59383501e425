import type { ImageReader } from '../adapters/pages/images/open-image-reader';
import type { PageReader } from '../adapters/pages/page-reader';
import { refusal } from '../adapters/pages/refusals';

type SlowCode = 'timeout' | 'killed' | 'memory';

/**
 * Returns a reader that refuses every file with `code` unless the time factor is at least `factor`, and the factors
 * of its calls.
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

/** Like `slowReader`, for images. */
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
