import type { PageBeginning } from '@aw/db/ai';
import { spreadOrder } from './choose-pages';

const maxHeadingLength = 80;

/**
 * Returns a line for each page, such as 'page 3: Osmosis', with the first line that is not the same on most pages; of a
 * longer document as many lines as fit into `maxBytes`, spread evenly.
 */
export function outlineOf(pages: readonly PageBeginning[], maxBytes: number): string[] {
  const lines = headingsOf(pages).map(({ number, heading }) => `page ${number}: ${heading ?? 'no heading'}`);
  const chosen = new Set<number>();
  let remainingBytes = maxBytes;
  for (const at of spreadOrder(lines.length)) {
    remainingBytes -= Buffer.byteLength(lines[at] ?? '') + 1;
    if (remainingBytes < 0) break;
    chosen.add(at);
  }
  return lines.filter((_, at) => chosen.has(at));
}

/** Returns the first line of each page that is not the same on most pages; undefined if there is none with a word. */
export function headingsOf(
  pages: readonly Pick<PageBeginning, 'number' | 'beginning'>[],
): { number: number; heading: string | undefined }[] {
  const running = runningLines(pages);
  return pages.map(({ number, beginning }) => {
    const heading = linesOf(beginning).find(
      (line) => /\p{L}{3}/u.test(line) && !running.has(unnumbered(line)),
    );
    return { number, heading: heading && shortened(heading) };
  });
}

/** Returns the headers that are the same on more than half of the pages. */
function runningLines(pages: readonly Pick<PageBeginning, 'beginning'>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { beginning } of pages)
    for (const line of new Set(linesOf(beginning).map(unnumbered)))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count > 1 && count > pages.length / 2).map(([line]) => line),
  );
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
const unnumbered = (line: string) => line.replace(/\p{Nd}+/gu, '').trim();

function shortened(line: string): string {
  return line.length <= maxHeadingLength
    ? line
    : `${line.slice(0, maxHeadingLength).toWellFormed().trimEnd()}…`;
}
