import {
  type Formula,
  structureLimits as limits,
  type MathNode,
  type PageStructure,
  pageStructureVersion,
  type StructureBlock,
  type StructureCell,
  type StructureContent,
  type StructureItem,
} from '@aw/contracts/documents/page-structure';
import { withoutUnspacedBreaks } from '@aw/contracts/unspaced-text';
import { tidyText } from '../page-text';
import type { CellDraft, Draft, PageDrafts, TextDraft } from './drafts';
import { markHeadings } from './headings';
import { markItems } from './lists';
import { FormulaQueue } from './match-formulas';
import { withoutRunningHeads } from './running-heads';

/**
 * Returns the structure of every page, or null for a page without text. `formulas` are those of the source file in
 * order, for files that LibreOffice converted.
 */
export function documentStructure(
  pages: readonly PageDrafts[],
  formulas: readonly MathNode[] = [],
): (PageStructure | null)[] {
  const queue = new FormulaQueue(formulas);
  return markItems(markHeadings(withoutRunningHeads(pages))).map(({ drafts }) => {
    const blocks = bounded(blocksOf(drafts, queue));
    return blocks.length === 0 ? null : { version: pageStructureVersion, blocks };
  });
}

function blocksOf(drafts: readonly Draft[], queue: FormulaQueue): StructureBlock[] {
  const blocks: StructureBlock[] = [];
  for (const draft of drafts) {
    const last = blocks.at(-1);
    const item = draft.kind === 'text' && draft.item && itemOf(draft, queue);
    if (item && last?.kind === 'list' && last.items.length < limits.items) last.items.push(item);
    else if (item) blocks.push({ kind: 'list', items: [item] });
    else blocks.push(...blockOf(draft, queue));
  }
  return blocks;
}

function blockOf(draft: Draft, queue: FormulaQueue): StructureBlock[] {
  if (draft.kind === 'figure') {
    const alt = tidyText(draft.alt).replace(/\s+/g, ' ').slice(0, limits.altCharacters);
    return alt === '' ? [] : [{ kind: 'figure', alt }];
  }
  if (draft.kind === 'table')
    return [
      {
        kind: 'table',
        rows: draft.rows
          .slice(0, limits.rows)
          .map((cells) => cells.slice(0, limits.cells).map((cell) => cellOf(cell, queue))),
        ...(draft.isRightToLeft && { isRightToLeft: true }),
      },
    ];
  const content = contentOf(draft, queue);
  if (content.length === 0) return [];
  const [only] = content;
  if (draft.isFormula && content.length === 1 && typeof only === 'object')
    return [{ kind: 'formula', formula: only }];
  if (draft.level !== undefined) return [{ kind: 'heading', level: draft.level, content }];
  return [{ kind: draft.isNote ? 'note' : 'paragraph', content }];
}

function itemOf(draft: TextDraft, queue: FormulaQueue): StructureItem | undefined {
  const content = contentOf(draft, queue);
  if (content.length === 0) return undefined;
  const label = tidyText(draft.item?.label ?? '').slice(0, 12);
  return { depth: draft.item?.depth ?? 0, content, ...(/[\p{L}\p{N}]/u.test(label) && { label }) };
}

function cellOf(cell: CellDraft, queue: FormulaQueue): StructureCell {
  return {
    content: contentOf(cell, queue),
    ...(cell.isHead && { isHead: true }),
    ...(cell.columns > 1 && { columns: cell.columns }),
    ...(cell.rows > 1 && { rows: cell.rows }),
  };
}

/** Joins lines to one text. Formulas that the source file has become objects between the texts. */
function contentOf(
  { lines, formulas = [], ...draft }: Pick<TextDraft, 'lines' | 'formulas'> & { isFormula?: boolean },
  queue: FormulaQueue,
): StructureContent {
  const content: StructureContent = [];
  let plain: string[] = [];
  const flush = () => {
    const text = joinLines(plain);
    if (text !== '') content.push(text);
    plain = [];
  };
  for (const [at, { text }] of lines.entries()) {
    const isFormula = formulas.includes(at) || (draft.isFormula && lines.length === 1);
    const formula: Formula | undefined = isFormula ? queue.take(tidyText(text)) : undefined;
    if (!formula) plain.push(text);
    else {
      flush();
      content.push(formula);
    }
  }
  flush();
  return withBlanks(content);
}

/** Line breaks become blanks, except after a hyphen that breaks a word and in scripts without blanks between words. */
function joinLines(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts)
    joined += joined === '' || /\s$/.test(joined) || hyphens.includes(joined.slice(-1)) ? text : `\n${text}`;
  return tidyText(withoutUnspacedBreaks(joined)).replace(/\s+/g, ' ').trim();
}

/** PDFium's marks of a hyphen that breaks a word, and the soft hyphen. */
const hyphens = ['\u0002', '\ufffe', '\u00ad'];

/** Puts a blank between text and formulas. */
function withBlanks(content: StructureContent): StructureContent {
  return content.map((part, at) => {
    if (typeof part !== 'string') return part;
    const before = at > 0 && !/^[.,;:)\]]/.test(part) ? ' ' : '';
    return `${before}${part}${at < content.length - 1 ? ' ' : ''}`;
  });
}

const textIn = (content: StructureContent) =>
  content.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.text.length), 0);

function lengthOf(block: StructureBlock): number {
  switch (block.kind) {
    case 'figure':
      return block.alt.length;
    case 'formula':
      return block.formula.text.length;
    case 'list':
      return block.items.reduce((sum, item) => sum + textIn(item.content), 0);
    case 'table':
      return block.rows.flat().reduce((sum, cell) => sum + textIn(cell.content), 0);
    default:
      return textIn(block.content);
  }
}

function bounded(blocks: readonly StructureBlock[]): StructureBlock[] {
  let rest: number = limits.characters;
  return blocks.slice(0, limits.blocks).filter((block) => {
    rest -= lengthOf(block);
    return rest >= 0;
  });
}
