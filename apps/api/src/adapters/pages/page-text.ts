const mostCharacters = 200_000;
// PDFium puts one of these for a hyphen at a line's end: the word goes on in the next line.
const startOfText = '\u0002';
const hyphenMark = '\ufffe';

/** Text as people search and read it: composed letters, no control characters, tidy blanks, lines kept. */
export function tidyText(text: string): string {
  return text
    .slice(0, mostCharacters)
    .replace(/\r\n?/g, '\n')
    .replaceAll(startOfText, hyphenMark)
    .replace(/\ufffe\n?/g, '')
    .replace(/[\p{Cc}\p{Cs}\uffff\ufeff]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '',
    )
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
