import type { PageDrafts } from './drafts';
import { type Draft, isSameLine, type TextDraft } from './drafts';

const bullet = /^\s*([•◦▪▫‣⁃●○■□–✓✔➢➤»·*-]|[\uf000-\uf0ff])\s+/u;
/** Signs that are also written within sentences. They begin an item only beside another one. */
const unsure = /^\s*[–»·*-]\s+$/u;
const number = /^\s*(\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/i;
const onlyLabel = /^\s*(?:[•◦▪▫‣●○■□–✓✔➢➤·*-]|[\uf000-\uf0ff]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s*$/iu;

/** Returns the bullet or number at the start of a line with the blanks after it. */
export function listLabel(text: string): string | undefined {
  return (bullet.exec(text) ?? number.exec(text))?.[0];
}

/** Returns whether a text is only a bullet or number, as in presentations that draw them as text of their own. */
const isOnlyLabel = (text: string): boolean => onlyLabel.test(text);

/** Returns whether a line begins with a bullet. */
export const isBulleted = (text: string): boolean => bullet.test(text);

/** Returns whether a line begins with a number or letter as items have it. */
export const isNumbered = (text: string): boolean => number.test(text);

/**
 * Turns paragraphs that begin with a bullet or number into items. A number begins an item only beside another one,
 * because other texts may begin with a number as well.
 */
export function markItems(pages: readonly PageDrafts[]): PageDrafts[] {
  return pages.map((page) => ({ ...page, drafts: page.drafts.map((draft, at) => itemOf(draft, page, at)) }));
}

function itemOf(draft: Draft, { drafts }: PageDrafts, at: number): Draft {
  const label = labelOf(draft);
  if (draft.kind !== 'text' || label === undefined || draft.item) return draft;
  const [first, ...rest] = draft.lines;
  const near = [...drafts.slice(Math.max(0, at - 2), at), ...drafts.slice(at + 1, at + 3)].map(labelOf);
  const isSure = !/[\p{L}\p{N}]/u.test(label) && !unsure.test(label);
  if (!first || (!isSure && !near.some((other) => other !== undefined && isSameSeries(label, other))))
    return draft;
  return {
    ...draft,
    item: { depth: depthOf(draft, drafts, at), label: label.trim() },
    lines: [{ ...first, text: first.text.slice(label.length) }, ...rest],
  };
}

/** Depth of an item: 0 for the outermost of the items around it, by its indentation. */
function depthOf({ lines }: TextDraft, drafts: readonly Draft[], at: number): number {
  const left = lines[0]?.left ?? 0;
  const step = 1.2 * (lines[0]?.size ?? 10);
  const outer: number[] = [];
  for (const other of drafts.slice(0, at).toReversed()) {
    const place = labelOf(other) === undefined || other.kind !== 'text' ? undefined : other.lines[0]?.left;
    // Items of another column are not around this one.
    if (place === undefined || place > left + 150 || place < left - 150) break;
    if (place < (outer.at(-1) ?? left) - step) outer.push(place);
  }
  return Math.min(5, outer.length);
}

const labelOf = (draft: Draft) =>
  draft.kind === 'text' && draft.level === undefined ? listLabel(draft.lines[0]?.text ?? '') : undefined;

/** Joins a bullet with the text beside it. */
export function joinLabels(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const text = draft.kind === 'text' ? draft : undefined;
    const [label, ...more] = last?.kind === 'text' ? last.lines : [];
    const [first, ...rest] = text?.lines ?? [];
    if (text && label && first && more.length === 0 && isOnlyLabel(label.text) && isSameLine(label, first))
      joined[joined.length - 1] = {
        ...text,
        lines: [{ ...first, left: label.left, text: `${label.text.trim()} ${first.text}` }, ...rest],
      };
    else joined.push(draft);
  }
  return joined;
}

/** Returns whether two labels are of one kind: both signs, both numbers or both letters, with the same dots. */
function isSameSeries(a: string, b: string): boolean {
  const shapeOf = (label: string) =>
    label
      .trim()
      .replace(/\d+/g, '1')
      .replace(/\p{L}+/gu, 'a');
  return shapeOf(a) === shapeOf(b);
}
