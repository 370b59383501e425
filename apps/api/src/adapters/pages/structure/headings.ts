import type { PageDrafts } from './drafts';
import { type Draft, lettersIn, type TextDraft } from './drafts';
import { isBulleted } from './lists';
import { isAllBold } from './paragraphs';

/** Sizes as parts of the size of most text: larger text may be a heading, bold text of about the size too. */
const [largerBy, boldFrom, titleFrom] = [1.13, 0.97, 1.3];
/** Sizes this close are one level. */
const sameLevel = 1.06;
const [maxLines, maxLetters, maxBoldLetters] = [4, 200, 100];
/** Space above a heading of the size of the text, in font sizes, in addition to what lines have. */
const minSpace = 0.45;
const [maxLevel, maxSlideLevel] = [6, 2];

/**
 * Decides which texts are headings, from tags, otherwise from size and position: a heading stands alone above other
 * text, with space before it. Bold letters alone never make one. Levels never skip one.
 */
export function markHeadings(pages: readonly PageDrafts[]): PageDrafts[] {
  const body = bodySize(pages);
  const candidates = new Map<TextDraft, number>();
  for (const page of pages)
    for (const [at, draft] of page.drafts.entries()) {
      if (draft.kind === 'text' && draft.level === undefined && isHeading(draft, { page, at, body }))
        candidates.set(draft, rankOf(draft, body));
    }
  const isTagged = pages.some(hasTaggedHeading);
  const sizes = levelsOf([...candidates.values()]);
  let previous = 0;
  return pages.map((page) => {
    const largest = Math.max(...page.drafts.map((draft) => rankIn(candidates, draft) ?? 0));
    return {
      ...page,
      drafts: page.drafts.map((draft) => {
        if (draft.kind !== 'text') return draft;
        const rank = candidates.get(draft);
        // With tags, the file says itself what its headings are. Only its title and those of some slides may have none.
        const isTitle = rank === largest && (page === pages[0] ? rank >= titleFrom * body : isSlide(page));
        const isUntagged = !isTagged || (isTitle && !startsWithHeading(page, draft));
        const level = draft.level ?? (rank !== undefined && isUntagged ? levelFor(rank, sizes) : undefined);
        if (level === undefined) return draft;
        // The titles of slides are of one level, whatever their sizes are.
        previous = Math.min(level, previous + 1, isSlide(page) ? maxSlideLevel : maxLevel);
        return { ...draft, level: previous };
      }),
    };
  });
}

/** Returns whether a heading that the file marks comes before a text, or anywhere on its slide. */
function startsWithHeading(page: PageDrafts, draft: TextDraft): boolean {
  const before = isSlide(page) ? page.drafts : page.drafts.slice(0, page.drafts.indexOf(draft));
  return hasTaggedHeading({ ...page, drafts: before });
}

const isSlide = ({ width, height }: PageDrafts) => width > height;
const hasTaggedHeading = ({ drafts }: PageDrafts) =>
  drafts.some((draft) => draft.kind === 'text' && draft.level !== undefined);
const rankIn = (candidates: ReadonlyMap<TextDraft, number>, draft: Draft) =>
  draft.kind === 'text' ? candidates.get(draft) : undefined;

/** Returns the size that most letters of the document have, in points. */
export function bodySize(pages: readonly PageDrafts[]): number {
  const counts = new Map<number, number>();
  for (const { drafts } of pages)
    for (const draft of drafts) {
      if (draft.kind !== 'text') continue;
      for (const { size, text } of draft.lines) counts.set(size, (counts.get(size) ?? 0) + lettersIn(text));
    }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [11, 0])[0];
}

const sizeOf = ({ lines }: TextDraft) => Math.max(...lines.map(({ size }) => size));

type Place = { page: PageDrafts; at: number; body: number };

function isHeading(draft: TextDraft, { page, at, body }: Place): boolean {
  const { lines, item, isNote, isFormula } = draft;
  const text = lines.map((line) => line.text.trim()).join(' ');
  const letters = lettersIn(text);
  if (
    item ||
    isNote ||
    isFormula ||
    isBulleted(text) ||
    lines.length > maxLines ||
    letters < 2 ||
    letters > maxLetters
  )
    return false;
  // Formulas and numbers on charts have few letters.
  const isWordy = (text.match(/\p{L}/gu)?.length ?? 0) >= 0.5 * text.replace(/\s/g, '').length;
  if (!isWordy && !/\p{L}{4}/u.test(text)) return false;
  if (lines.some(({ isFixedPitch }) => isFixedPitch)) return false;
  const size = sizeOf(draft);
  const isLarger = size >= largerBy * body;
  const endsSentence = /[.,;]$/.test(text) && !/^[\d.]+\s/.test(text);
  if (endsSentence || text.endsWith(':')) return isLarger && size >= 1.5 * body;
  if (isLarger) return true;
  if (size < boldFrom * body || !isAllBold(draft) || letters > maxBoldLetters || lines.length > 2)
    return false;
  return hasSpaceAbove(draft, page.drafts[at - 1]) && isAboveText(draft, page.drafts[at + 1]);
}

/** Returns whether a text is first in its column or has more space above it than lines have. */
function hasSpaceAbove({ lines }: TextDraft, before: Draft | undefined): boolean {
  const [first] = lines;
  const last =
    before?.kind === 'text' ? before.lines.at(-1) : before?.kind === 'table' ? before.box : undefined;
  if (!first || !last) return true;
  return first.top < last.bottom - first.size || first.top - last.bottom > minSpace * first.size;
}

/** Returns whether the next block is text that begins below, near enough to belong to it, and is not bold itself. */
function isAboveText({ lines }: TextDraft, next: Draft | undefined): boolean {
  const last = lines.at(-1);
  if (!last || !next || next.kind === 'figure') return next !== undefined;
  if (next.kind === 'table') return next.box.top > last.top;
  const [first] = next.lines;
  return (
    first !== undefined && first.top > last.top && first.top - last.bottom < 3 * last.size && !isAllBold(next)
  );
}

/** Size of a heading for its level; bold text of the usual size comes below larger text. */
const rankOf = (draft: TextDraft, body: number) => Math.max(sizeOf(draft), body);

/** Returns one size for each level, the largest first. */
function levelsOf(sizes: readonly number[]): number[] {
  const levels: number[] = [];
  for (const size of sizes.toSorted((a, b) => b - a)) {
    const last = levels.at(-1);
    if (last === undefined || last > size * sameLevel) levels.push(size);
  }
  return levels;
}

const levelFor = (size: number, levels: readonly number[]) =>
  levels.findIndex((level) => level <= size * sameLevel) + 1;
