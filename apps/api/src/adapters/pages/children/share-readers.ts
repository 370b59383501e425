import { stat } from 'node:fs/promises';
import type { PageReader } from '../page-reader';

/** What a small file has at most, in bytes: most documents, and nothing that takes long by its size alone. */
const smallBytes = 1024 * 1024;

type Shared = { reader: PageReader; busy: number };

/**
 * Two readers as one: large files go to the first only, small ones to whichever has less to do, rather the second, so
 * that a small file never waits behind a large one.
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
