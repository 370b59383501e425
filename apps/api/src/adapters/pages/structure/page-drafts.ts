import type { Draft, PageDrafts, TableDraft } from './drafts';
import { findTables } from './find-tables';
import { joinLabels } from './lists';
import type { PageLayout } from './page-layout';
import { linesOf, paragraphsOf } from './paragraphs';
import { inColumnOrder } from './reading-columns';
import type { Rule } from './rules';
import { type Box, type Segment, segmentsOf } from './segments';
import { taggedDrafts } from './tagged-drafts';

/**
 * Returns the blocks of a page: as its tags say, otherwise by the places and sizes of its letters. `visible` is the
 * text of the page with blanks for what is hidden, and the only source of characters.
 */
export function pageDrafts(layout: PageLayout, visible: string): PageDrafts {
  const segments = segmentsOf(layout, visible).filter(({ isArtifact }) => !isArtifact);
  const tagged = layout.tags && taggedDrafts(layout.tags, segments);
  const drafts = tagged
    ? [...tagged.drafts, ...draftsByPlace(tagged.rest, [])]
    : draftsByPlace(segments, layout.rules);
  return { width: layout.width, height: layout.height, drafts: joinLabels(drafts) };
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
