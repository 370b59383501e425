import { splitMaths } from './formula';

/** Part of a text that has one style. */
export type Run = { text: string; bold: boolean; italic: boolean; script: 'normal' | 'raised' | 'lowered' };

const marks = /\*\*|\*|`|\^\{|_\{|\}/g;

// Short maths is never broken; longer maths only after a relation sign or a comma.
const withoutBreaks = (maths: string) =>
  maths.replaceAll(maths.length <= 14 ? / /g : /(?<![=≈≤≥<>,;]) /g, '\u00a0');

/** Splits a text at `**bold**`, `*italic*`, maths in backticks, `^{raised}` and `_{lowered}`. */
export function parseInline(text: string): Run[] {
  const runs: Run[] = [];
  let style: Omit<Run, 'text'> = { bold: false, italic: false, script: 'normal' };
  let isMaths = false;
  let from = 0;
  const push = (to: number) => {
    if (to <= from) return;
    const part = text.slice(from, to).replaceAll(/(?<=\d) (?=[%°])/g, '\u00a0');
    if (!isMaths) runs.push({ text: part, ...style });
    else for (const piece of splitMaths(withoutBreaks(part))) runs.push({ ...style, ...piece });
  };
  for (const match of text.matchAll(marks)) {
    const mark = match[0];
    if (mark === '}' && style.script === 'normal') continue;
    push(match.index);
    from = match.index + mark.length;
    if (mark === '**') style = { ...style, bold: !style.bold };
    else if (mark === '*') style = { ...style, italic: !style.italic };
    else if (mark === '`') isMaths = !isMaths;
    else if (mark === '}') style = { ...style, script: 'normal' };
    else style = { ...style, script: mark === '^{' ? 'raised' : 'lowered' };
  }
  push(text.length);
  return runs;
}

/** Returns a text without its marks, for outlines, file properties and alternative texts. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((run) => run.text)
    .join('');
}
