import { stat } from 'node:fs/promises';
import type { PageReader } from '../page-reader';

/** Maximum bytes of a small file. Most documents are small, and none of them takes long because of its size alone. */
const smallBytes = 1024 * 1024;

type Shared = { reader: PageReader; busy: number };

/**
 * Combines two readers: large files go only to the first, small ones to the less busy one, preferably the second, so
 * that a small file never waits for a large one.
 */
export function shareReaders(first: PageReader, second: PageReader): PageReader {
  const [any, small]: [Shared, Shared] = [
    { reader: first, busy: 0 },
    { reader: second, busy: 0 },
  ];
  return {
    async read(file, outDir, onStep) {
      const { size } = await stat(file.path);
      const chosen = size <= smallBytes && small.busy <= any.busy ? small : any;
      chosen.busy++;
      try {
        return await chosen.reader.read(file, outDir, onStep);
      } finally {
        chosen.busy--;
      }
    },
    async close() {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
