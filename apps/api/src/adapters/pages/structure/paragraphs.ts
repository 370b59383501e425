import { blankBetween } from '@aw/contracts/unspaced-text';
import { isSameLine, type Line, type TextDraft } from './drafts';
import { isBulleted, isNumbered, listLabel } from './lists';
import { type Segment, unionOf } from './segments';

/** Joins segments of one line, in reading order, as long as they touch. */
export function linesOf(segments: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    const gap = last ? segment.left - last.right : 0;
    if (last && isSameLine(last, segment) && gap > -2 * segment.size && gap < 1.8 * segment.size)
      lines[lines.length - 1] = {
        ...last,
        ...unionOf(last, segment),
        text: textInLine(last.text, segment.text, gap / segment.size),
        size: Math.max(last.size, segment.size),
        isBold: last.isBold && segment.isBold,
      };
    else lines.push({ ...segment });
  }
  return lines;
}

/** In font sizes: a wider gap is a blank, and in scripts without blanks between words only a much wider one. */
const [minBlank, minUnspacedBlank] = [0.15, 0.5];

function textInLine(before: string, after: string, gap: number): string {
  const text = before.replace(/[\r\n]+$/, '');
  const isApart = text !== before || gap > minBlank;
  if (!isApart || /\s$/.test(text)) return text + after;
  return `${text}${gap > minUnspacedBlank ? ' ' : blankBetween(text, after)}${after}`;
}

/** Groups the lines of a page without tags into paragraphs. */
export function paragraphsOf(lines: readonly Line[]): TextDraft[] {
  const drafts: TextDraft[] = [];
  const pitch = usualPitch(lines);
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1];
    const draft = drafts.at(-1);
    if (draft && last && !startsParagraph(line, { last, draft, pitch })) draft.lines.push(line);
    else drafts.push({ kind: 'text', lines: [line] });
  }
  return drafts;
}

/** Distance of two lines as a part of the font size: the most frequent one, rounded to a tenth. */
function usualPitch(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1];
    const pitch = last ? Math.round((10 * (line.bottom - last.bottom)) / Math.max(line.size, 1)) / 10 : 0;
    if (pitch >= 0.9 && pitch <= 2.5) counts.set(pitch, (counts.get(pitch) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [1.3, 0])[0];
}

type Before = { last: Line; draft: TextDraft; pitch: number };

function startsParagraph(line: Line, { last, draft, pitch }: Before): boolean {
  const size = Math.max(line.size, last.size, 1);
  const step = (line.bottom - last.bottom) / size;
  if (step < -0.5 || step > 1.25 * pitch + 0.1) return true;
  if (Math.abs(line.size - last.size) > 0.12 * size) return true;
  if (line.isBold !== last.isBold && (line.isBold || isAllBold(draft))) return true;
  if (isBulleted(line.text)) return true;
  // A number in the middle of a sentence may come first in a line.
  if (isNumbered(line.text) && /[.:;?!)\]]\s*$/.test(last.text)) return true;
  const first = draft.lines[0] ?? last;
  const left = Math.min(...draft.lines.map((other) => other.left));
  const isHanging = listLabel(first.text) !== undefined;
  // The first line of the next paragraph is indented, and the line before is not the first of a hanging one.
  if (line.left - left > 0.8 * size && !isHanging && draft.lines.length > 1) return true;
  if (
    line.left - last.left > 0.8 * size &&
    !isHanging &&
    draft.lines.length === 1 &&
    last.right < line.right - 2 * size
  )
    return true;
  return isHanging && line.left < first.left + 0.3 * size && step > pitch + 0.15;
}

export const isAllBold = ({ lines }: Pick<TextDraft, 'lines'>): boolean =>
  lines.every(({ isBold }) => isBold);
