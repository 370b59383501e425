/** A line of a page and its kind. Prose that is `open` continues on the next line. */
export type Line = { text: string; kind: 'heading' | 'item' | 'prose' | 'fragment' | 'row' };

/** Share of a full line, which a quarter of the lines reach, below which a line ends a paragraph. */
const shortLine = 0.6;
/** A line that reaches more of a full line than this is no heading. */
const maxHeadingShare = 0.85;
const maxHeadingLength = 80;
const maxHeadingWords = 12;
/** Lines from this length are prose, whatever their last character. */
const minProseLength = 46;

const itemStart = /^([•▪◦‣–-]\s|\(?\d{1,2}[.)]\s|\([a-z]\)\s)/;
const clauseEnd = /[.!?:;]["”’)\]*_]*$/;
/** End of a sentence. A short line that ends so also ends its paragraph. */
const sentenceEnd = /[.!?:]["”’)\]*_]*$/;
const word = /\p{L}{4,}/u;
const pageNumber = /^(page\s+)?\d{1,3}(\s*(\/|of)\s*\d{1,3})?(\s+please turn over)?$/i;

/** Returns the lines of a page with their kinds, without page numbers and the title that runs along the pages. */
export function linesOf(text: string, title: string): Line[] {
  const all = text.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
  const lines = all.filter((line, at) => !isRunning(line, title, at === 0 || at >= all.length - 2));
  const lengths = lines.map(({ length }) => length).toSorted((one, other) => one - other);
  const full = lengths[Math.floor(lengths.length * 0.75)] ?? 0;
  const isShort = (line: string) => line.length < full * shortLine;
  const kinds: Line[] = [];
  for (const [at, text] of lines.entries()) {
    const before = kinds.at(-1);
    const previous = lines[at - 1] ?? '';
    const goesOn = before?.kind === 'prose' || before?.kind === 'item';
    const isOpen = goesOn && !sentenceEnd.test(previous) && (!isShort(previous) || /^\p{Ll}/u.test(text));
    if (isHeading(text, { next: lines[at + 1] ?? '', isFirst: at === 0, isOpen, full }))
      kinds.push({ text, kind: 'heading' });
    else if (itemStart.test(text)) kinds.push({ text, kind: 'item' });
    else if (isOpen && word.test(text)) kinds.push({ text, kind: 'prose' });
    else if (!word.test(text) || (text.length < minProseLength / 2 && !clauseEnd.test(text) && !goesOn))
      kinds.push({ text, kind: 'fragment' });
    else if (text.length < minProseLength && !clauseEnd.test(text) && !isOpen && isShort(text))
      kinds.push({ text, kind: 'row' });
    else kinds.push({ text, kind: 'prose' });
  }
  return kinds;
}

type Around = { next: string; isFirst: boolean; isOpen: boolean; full: number };

const caption = /^(Table|Figure|Fig\.) \d/;
/** A line that ends with one of these words continues on the next line. */
const goesOn = /\s(a|an|and|are|as|at|by|for|from|in|is|it|of|on|or|than|that|the|their|to|which|with)$/i;

function isHeading(text: string, { next, isFirst, isOpen, full }: Around): boolean {
  if (caption.test(text)) return text.length <= 2 * maxHeadingLength && clauseEnd.test(text);
  const title = text.replace(/^\d+(\.\d+)*\.?\s+/, '');
  const isNumbered = title !== text;
  if (next === '') return false;
  if (itemStart.test(title) || (isOpen && !isNumbered)) return false;
  if (title.length > maxHeadingLength || title.split(' ').length > maxHeadingWords) return false;
  if (!word.test(title) || !/^[\p{Lu}“"]/u.test(title) || /[.!:;,]$/.test(title)) return false;
  if (goesOn.test(title) && !isFirst) return false;
  if (/[.;] /.test(title) || /^\p{Ll}/u.test(next)) return false;
  if (isFirst && !isNumbered) return true;
  const isBeforeText = itemStart.test(next) || next.length >= full * shortLine || clauseEnd.test(next);
  return isBeforeText && text.length < full * maxHeadingShare;
}

function isRunning(line: string, title: string, isAtEdge: boolean): boolean {
  if (isAtEdge && pageNumber.test(line)) return true;
  const plain = line.replace(/\s*\d+\s*\/\s*\d+$/, '');
  if (plain !== line && title.length > 0 && plain.length <= title.length + 5) return true;
  return isAtEdge && (plain === title || /^(Course )?[A-Z]{2,6} \d{1,4}\b.{0,24}$/.test(line));
}
