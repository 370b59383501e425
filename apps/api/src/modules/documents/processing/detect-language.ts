import type { LanguageDetector } from '../../../workers/languages/language-detector';

const maxSampleLength = 5_000;
const maxPieceLength = 350;
const maxPages = Math.ceil(maxSampleLength / maxPieceLength);

/**
 * Returns the language of a document as a code of ISO 639-1, such as `en`, or null if it is not sure. Reads at most
 * 5,000 characters of its readable pages. Rejects if the detector's thread fails, so that the job is tried again.
 */
export async function detectLanguage(
  detector: LanguageDetector,
  pages: readonly string[],
): Promise<string | null> {
  const pieces = sampleOf(pages);
  return pieces.length > 0 ? detector.detect(pieces) : null;
}

/**
 * Returns pieces of at most 350 characters from pages that are spread evenly over the document. Long pages give their
 * middle, because their beginnings are often repeated headers.
 */
export function sampleOf(pages: readonly string[]): string[] {
  const written = pages.filter((text) => /\S/.test(text));
  const count = Math.min(written.length, maxPages);
  const length = Math.floor(maxSampleLength / count);
  return Array.from({ length: count }, (_, at) => written[Math.floor((at * written.length) / count)] ?? '')
    .map((text) => {
      const start = Math.max(0, Math.floor((text.length - length) / 2));
      return text.slice(start, start + length);
    })
    .flatMap(piecesOf);
}

/** Cuts a text between words where it can, since a piece of a word may look like another language. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + maxPieceLength;
    const space = end < text.length ? text.lastIndexOf(' ', end) : -1;
    const next = space > start ? space : end;
    pieces.push(text.slice(start, next));
    start = next;
  }
  return pieces;
}
