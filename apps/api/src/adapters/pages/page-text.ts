const maxCharacters = 200_000;
// PDFium uses this character for a hyphen at a line's end: the word continues in the next line.
const startOfText = '\u0002';
const hyphenMark = '\ufffe';
const softHyphenAtEnd = /\u00ad\s*\n/g;
/** Characters that only affect line breaks and direction. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/** Bullets of Symbol and Wingdings. Word stores characters of such fonts at U+F000 plus their number in the font. */
const bullet = /[\uf0a7\uf0b7]/g;
const privateAtStart = /^([^\S\n]*)\p{Co}(?=\s|$)/gmu;

/**
 * Returns text for reading and search: composed letters (NFC), no control, private or invisible characters, tidy
 * blanks, lines kept. The joiners U+200C and U+200D stay, because words of Persian and Hindi and many emoji contain
 * them.
 */
export function tidyText(text: string): string {
  return withoutUnknownGlyphs(text.slice(0, maxCharacters))
    .replace(/\r\n?/g, '\n')
    .replaceAll(startOfText, hyphenMark)
    .replace(/\ufffe\n?/g, '')
    .replace(softHyphenAtEnd, '')
    .replace(invisible, '')
    .replace(/[\p{Cc}\p{Cs}\uffff]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '',
    )
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(bullet, '•')
    .replace(privateAtStart, '$1•')
    .replace(/\p{Co}/gu, ' ')
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Removes glyphs for which the file has no character (U+FFFD), and the words that contain one in their middle. */
function withoutUnknownGlyphs(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}\ufffd]+/gu, (word) => {
    const parts = word.split(/\ufffd+/).filter((part) => part !== '');
    if (!word.includes('\ufffd')) return word;
    return parts.length > 1 ? ' ' : ` ${parts.join('')} `;
  });
}
