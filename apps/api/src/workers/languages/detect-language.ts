import { eld } from 'eld/extrasmall';

/** Languages under the code that we store. The detector knows Malay only, and gives it for Indonesian too. */
const storedCodes: Record<string, string> = { ms: 'id' };

/** Less than this is too little to be sure: about eight short words. */
const minBytes = 40;

/** Share of a document that must be in its language. A document in two languages has none. */
const minShare = 2 / 3;

// Numbers, single letters and words with digits are the same in every language. The zero-width non-joiner is within words.
const words = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\u200c'’-]{2,}(?![\p{L}\p{M}\p{N}])/gu;

/**
 * Returns the language of a text, which is given in pieces of a few hundred characters, as a code of ISO 639-1. Returns
 * null if the pieces are too short, are in no language, or are in several. The detector reads 350 bytes of a piece.
 */
export function languageOf(pieces: readonly string[]): string | null {
  const bytesByLanguage = new Map<string, number>();
  let total = 0;
  for (const piece of pieces) {
    const text = (piece.normalize('NFC').match(words) ?? []).join(' ');
    const bytes = Buffer.byteLength(text);
    total += bytes;
    const detection = eld.detect(text);
    if (detection.isReliable())
      bytesByLanguage.set(detection.language, (bytesByLanguage.get(detection.language) ?? 0) + bytes);
  }
  const [language, bytes] = [...bytesByLanguage].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  if (total < minBytes || bytes < total * minShare) return null;
  return storedCodes[language] ?? language;
}
