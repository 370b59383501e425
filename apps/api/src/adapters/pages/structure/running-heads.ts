import type { PageDrafts } from './drafts';
import { type Draft, lettersIn, type TextDraft } from './drafts';

/** Parts of a page's height at its top and bottom in which running heads and page numbers are. */
const edge = 0.1;
const maxLetters = 160;
/** Pages that may lie between two pages with the same running head, as with left and right pages. */
const reach = 3;
const pageNumber =
  /^(?:(?:page|p\.|seite|página)\s*)?(?:\d{1,4}|[ivxl]{1,7})(?:\s*(?:of|\/|von|de)\s*\d{1,4})?$/i;

/** Returns the pages without running heads and page numbers, which would interrupt sentences. */
export function withoutRunningHeads(pages: readonly PageDrafts[]): PageDrafts[] {
  const texts = pages.map((page) => new Map(page.drafts.flatMap((draft) => entryOf(draft, page))));
  const isRepeated = (text: string, at: number) =>
    texts.slice(Math.max(0, at - reach), at + reach + 1).filter((others) => others.has(text)).length >= 2;
  return pages.map((page, at) => ({
    ...page,
    drafts: page.drafts.filter((draft) => {
      const [entry] = entryOf(draft, page);
      if (!entry) return true;
      const [text, own] = entry;
      return !(pages.length > 1 && pageNumber.test(own)) && !isRepeated(text, at);
    }),
  }));
}

/** Returns the text of a block at an edge of the page without its numbers, and the text itself. */
function entryOf(draft: Draft, page: PageDrafts): [string, string][] {
  if (draft.kind !== 'text' || draft.level !== undefined || draft.lines.length > 2) return [];
  if (!isAtEdge(draft, page)) return [];
  const text = draft.lines.map((line) => line.text.trim()).join(' ');
  if (lettersIn(text) > maxLetters) return [];
  const where = (draft.lines[0]?.top ?? 0) < page.height / 2 ? 'top' : 'bottom';
  return [[`${where} ${text.replace(/\d+/g, '#')}`, text]];
}

function isAtEdge({ lines }: TextDraft, { height }: PageDrafts): boolean {
  return (
    lines.every(({ bottom }) => bottom < edge * height) || lines.every(({ top }) => top > (1 - edge) * height)
  );
}
