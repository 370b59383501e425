import { isRightToLeft } from '../text-direction';
import type { CellDraft, Draft, PageDrafts, TableDraft } from './drafts';
import { findTables } from './find-tables';
import { joinLabels } from './lists';
import type { PageLayout } from './page-layout';
import { linesOf, paragraphsOf } from './paragraphs';
import { inColumnOrder } from './reading-columns';
import type { Rule } from './rules';
import { type Box, mirrored, type Segment, segmentsOf } from './segments';
import { taggedDrafts } from './tagged-drafts';

/**
 * Returns the blocks of a page: as its tags say, otherwise by the places and sizes of its letters. `visible` is the
 * text of the page with blanks for what is hidden, and the only source of characters.
 */
export function pageDrafts(layout: PageLayout, visible: string): PageDrafts {
  const { width, height, tags } = layout;
  const placed = segmentsOf(layout, visible).filter(({ isArtifact }) => !isArtifact);
  const isMirrored = isRightToLeft(placed.map(({ text }) => text).join(' '));
  const turned = <T extends Box>(boxes: readonly T[]): readonly T[] =>
    isMirrored ? boxes.map((box) => mirrored(box, width)) : boxes;
  const segments = turned(placed);
  const tagged = tags && taggedDrafts(tags, segments);
  const drafts = tagged
    ? [...tagged.drafts, ...draftsByPlace(tagged.rest, [])]
    : draftsByPlace(segments, turned(layout.rules));
  return { width, height, drafts: joinLabels(drafts).map((draft) => withDirection(draft, isMirrored)) };
}

/** Sets the direction of a table by the places of its cells. The order of the cells is that of the file or the page. */
function withDirection(draft: Draft, isMirrored: boolean): Draft {
  if (draft.kind !== 'table') return draft;
  return goesBack(draft.rows) === isMirrored ? draft : { ...draft, isRightToLeft: true };
}

/** Returns whether most cells begin to the left of the cell before them in their row. */
function goesBack(rows: readonly (readonly CellDraft[])[]): boolean {
  let back = 0;
  for (const cells of rows) {
    const places = cells.flatMap(({ lines }) => lines[0]?.left ?? []);
    for (const [at, place] of places.entries()) back += Math.sign((places[at - 1] ?? place) - place);
  }
  return back > 0;
}

/** A segment, or a table, which is read where its first cell is. */
type Part = Box & { text: string; segment?: Segment; table?: TableDraft };

function draftsByPlace(segments: readonly Segment[], rules: readonly Rule[]): Draft[] {
  const { tables, used } = findTables(segments, rules);
  const parts = segments.flatMap((segment, at): Part[] => {
    const table = tables.find(({ first }) => first === at);
    if (table) {
      const { kind, rows, box } = table;
      return [{ ...box, text: '', table: { kind, rows, box } }];
    }
    return used.has(segment) ? [] : [{ ...segment, segment }];
  });
  const drafts: Draft[] = [];
  let text: Segment[] = [];
  const flush = () => {
    if (text.length > 0) drafts.push(...paragraphsOf(linesOf(text)));
    text = [];
  };
  for (const { segment, table } of inColumnOrder(parts)) {
    if (segment) text.push(segment);
    else if (table) {
      flush();
      drafts.push(table);
    }
  }
  flush();
  return drafts;
}
