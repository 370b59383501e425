/**
 * White space and line breaks, and letters that look like a space: the Hangul fillers and the empty Braille pattern.
 */
const blanks = /[\p{White_Space}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * Characters without a width that no word needs, and those that change the reading direction of what follows:
 * embeddings, overrides and isolates. The joiners U+200C and U+200D are not among them.
 */
const invisible = /[\p{Cc}\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** More combining marks on one character than in any language. */
const markPile = /(\p{M}{32})\p{M}+/gu;

/**
 * Returns true if a character has more combining marks than in any language. Normalising such a text can take very
 * long.
 */
export function hasMarkPile(text: string): boolean {
  return text.search(markPile) >= 0;
}

/** Returns true if a text shows nothing: it is empty, or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/**
 * Returns a name, title, subject or topic as it is stored and shown: NFC, on one line, without invisible characters and
 * marks that change the reading direction. U+200C and U+200D stay inside words, because Persian, Hindi and emoji need
 * them. A text that shows nothing becomes empty; of more than 32 marks on a character the first 32 stay.
 */
export function oneLineText(text: string): string {
  if (isBlank(text)) return '';
  return (
    text
      .replace(blanks, ' ')
      .replace(invisible, '')
      // Before normalising, because many marks make that very slow, and after it, because it can split one mark into
      // two.
      .replace(markPile, '$1')
      .normalize('NFC')
      .replace(markPile, '$1')
      .replace(/(^| )[\u200c\u200d]+/gu, '$1')
      // A joiner after a vowel sign or a virama changes the letter before it.
      .replace(/([^\p{M}\u200c\u200d]|\p{M}[\u200c\u200d])[\u200c\u200d]+(?= |$)/gu, '$1')
      .replace(/ +/g, ' ')
      .trim()
  );
}

/** Returns a text of at most `maxLength` UTF-16 units, cut between characters as people see them. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}
