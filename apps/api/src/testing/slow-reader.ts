import type { PageReader } from '../adapters/pages/page-reader';
import { refusal } from '../adapters/pages/refusals';

/**
 * Returns a reader that refuses every file with `code` unless it may work on it for `factor` times the usual time, and
 * the factors that it was given.
 */
export function slowReader(
  reader: PageReader,
  factor: number,
  code: 'timeout' | 'killed' | 'memory' = 'timeout',
) {
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
