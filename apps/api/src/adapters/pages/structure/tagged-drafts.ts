import type { CellDraft, Draft, TextDraft } from './drafts';
import { lettersIn } from './drafts';
import { type Box, type Segment, unionOf } from './segments';
import type { TagNode } from './tag-tree';

const heading = /^H([1-6])?$/;
const inline = new Set([
  'Span',
  'Link',
  'Em',
  'Strong',
  'Quote',
  'Reference',
  'BibEntry',
  'Code',
  'Lbl',
  'Annot',
  'Sub',
  'Ruby',
  'RB',
  'RT',
  'RP',
  'Warichu',
  'WT',
  'WP',
  'Form',
  'Formula',
  'NonStruct',
]);
const paragraphs = new Set(['P', 'Caption', 'BlockQuote', 'TOCI', 'Index', 'BibEntry']);
const notes = new Set(['Note', 'FENote', 'Footnote']);
const itemParts = new Set(['Lbl', 'LBody']);
const fileName = /\.(?:png|jpe?g|gif|bmp|emf|wmf|svg|tiff?|webp)$/i;
/** Share of the letters of a page that its tags must have. Otherwise the tags are not used. */
const minShare = 0.6;

/**
 * Blocks as the tags of a page say, and the segments without a tag. Undefined if the tags leave out too much of the
 * text.
 */
export function taggedDrafts(
  tags: readonly TagNode[],
  segments: readonly Segment[],
): { drafts: Draft[]; rest: Segment[] } | undefined {
  const reader = new TagReader(segments);
  for (const node of tags) reader.readBlock(node, 0);
  const all = segments.reduce((sum, { text }) => sum + lettersIn(text), 0);
  if (all === 0 || reader.letters < minShare * all) return undefined;
  return { drafts: reader.drafts, rest: segments.filter((segment) => !reader.used.has(segment)) };
}

class TagReader {
  readonly drafts: Draft[] = [];
  readonly used = new Set<Segment>();
  letters = 0;
  private readonly byTag = new Map<number, Segment[]>();

  constructor(segments: readonly Segment[]) {
    for (const segment of segments) {
      if (segment.tag < 0) continue;
      const same = this.byTag.get(segment.tag);
      if (same) same.push(segment);
      else this.byTag.set(segment.tag, [segment]);
    }
  }

  readBlock(node: TagNode, depth: number): void {
    const { type } = node;
    const level = heading.exec(type);
    if (level || type === 'Title') this.addHeading(node, Number(level?.[1] ?? 1));
    else if (type === 'LI') this.addItem(node, depth);
    else if (type === 'Table') this.addTable(node);
    else if (type === 'L') this.addList(node, depth);
    else if (type === 'Figure') this.addFigure(node);
    else if (type === 'Formula') this.addText(node, { isFormula: true });
    else if (notes.has(type)) this.addText(node, { isNote: true });
    else if (paragraphs.has(type) || inline.has(type)) this.addText(node, {});
    else this.readChildren(node, depth);
  }

  /** Reads a container. Text directly in it is a block of its own between the blocks around it. */
  private readChildren(node: TagNode, depth: number): void {
    let loose: (TagNode | number)[] = [];
    const flush = () => {
      if (loose.length > 0) this.addText({ ...node, children: loose }, {});
      loose = [];
    };
    for (const child of node.children) {
      if (typeof child === 'number' || inline.has(child.type)) loose.push(child);
      else {
        flush();
        this.readBlock(child, depth);
      }
    }
    flush();
  }

  private addText(node: TagNode, role: Omit<Partial<TextDraft>, 'kind'>): void {
    const draft: TextDraft = { kind: 'text', lines: [], formulas: [], ...role };
    const blocks: TagNode[] = [];
    this.collect(node, draft, blocks);
    const [only] = draft.lines;
    const isFormula = role.isFormula || (draft.lines.length === 1 && draft.formulas?.[0] === 0);
    if (only) this.drafts.push(isFormula ? { ...draft, isFormula: true } : draft);
    for (const block of blocks) this.readBlock(block, 0);
  }

  /** Everything in a heading belongs to it, such as the list items that old presentations have there. */
  private addHeading(node: TagNode, level: number): void {
    const draft: TextDraft = { kind: 'text', lines: [], formulas: [], level };
    this.collectAll(node, draft);
    if (draft.lines.length > 0) this.drafts.push(draft);
  }

  /** Collects the lines of an element and of all elements in it. */
  private collectAll(node: TagNode, into: Pick<TextDraft, 'lines' | 'formulas'>): void {
    const blocks: TagNode[] = [];
    this.collect(node, into, blocks);
    for (const block of blocks) this.collectAll(block, into);
  }

  /** Collects the lines of an element and of the inline elements in it; other elements are returned in `blocks`. */
  private collect(node: TagNode, into: Pick<TextDraft, 'lines' | 'formulas'>, blocks: TagNode[]): void {
    for (const child of node.children) {
      if (typeof child === 'number') this.take(child, into);
      else if (child.type === 'Formula') {
        const formula: Pick<TextDraft, 'lines'> = { lines: [] };
        this.collect(child, formula, blocks);
        const [first] = formula.lines;
        if (!first) continue;
        const text = formula.lines.map((line) => line.text).join('');
        into.formulas?.push(into.lines.length);
        into.lines.push({ ...first, ...formula.lines.reduce<Box>(unionOf, first), text });
      } else if (inline.has(child.type) || paragraphs.has(child.type)) this.collect(child, into, blocks);
      else blocks.push(child);
    }
  }

  private take(tag: number, into: Pick<TextDraft, 'lines'>): void {
    const segments = this.byTag.get(tag) ?? [];
    this.byTag.delete(tag);
    for (const segment of segments) {
      this.letters += lettersIn(segment.text);
      this.used.add(segment);
      into.lines.push(segment);
    }
  }

  private addFigure(node: TagNode): void {
    const alt = node.alt.trim();
    if (alt !== '' && !fileName.test(alt)) this.drafts.push({ kind: 'figure', alt });
    this.addText(node, {});
  }

  private addList(list: TagNode, depth: number): void {
    for (const child of list.children) {
      if (typeof child === 'number') this.addText({ ...list, children: [child] }, {});
      else if (child.type === 'LI') this.addItem(child, depth);
      else if (child.type === 'L') this.addList(child, depth + 1);
      else this.readBlock(child, depth);
    }
  }

  private addItem(item: TagNode, depth: number): void {
    const isItem = item.children.some((child) => typeof child !== 'number' && itemParts.has(child.type));
    if (isItem) this.addLabelled(item, depth);
    // Old presentations mark every text as an item.
    else this.addText(item, {});
  }

  private addLabelled(item: TagNode, depth: number): void {
    const label: Pick<TextDraft, 'lines'> = { lines: [] };
    const draft: TextDraft = { kind: 'text', lines: [], formulas: [] };
    const blocks: TagNode[] = [];
    for (const child of item.children) {
      if (typeof child === 'number') this.take(child, draft);
      else if (child.type === 'Lbl') this.collect(child, label, blocks);
      else if (child.type === 'LBody') this.collect(child, draft, blocks);
      else blocks.push(child);
    }
    const text = label.lines
      .map((line) => line.text)
      .join('')
      .trim();
    // The rest of an item that began on the page before has no label.
    if (draft.lines.length > 0)
      this.drafts.push({ ...draft, item: { depth: Math.min(depth, 5), label: text } });
    for (const block of blocks) {
      if (block.type === 'L') this.addList(block, depth + 1);
      else this.readBlock(block, depth + 1);
    }
  }

  private addTable(table: TagNode): void {
    const rows: CellDraft[][] = [];
    const others: TagNode[] = [];
    const readRows = (node: TagNode) => {
      for (const child of node.children) {
        if (typeof child === 'number') continue;
        if (child.type === 'TR') rows.push(this.cellsOf(child));
        else if (/^T(?:Head|Body|Foot)$/.test(child.type)) readRows(child);
        else others.push(child);
      }
    };
    readRows(table);
    const filled = rows.filter((cells) => cells.some(({ lines }) => lines.length > 0));
    const lines = filled.flat().flatMap((cell) => cell.lines);
    const [first] = lines;
    for (const other of others) this.readBlock(other, 0);
    if (!first) return;
    if (filled.length > 1 || filled.some((cells) => cells.length > 1))
      this.drafts.push({ kind: 'table', rows: filled, box: lines.reduce<Box>(unionOf, first) });
    // One cell is a frame around a text.
    else this.drafts.push({ kind: 'text', lines });
  }

  private cellsOf(row: TagNode): CellDraft[] {
    return row.children.flatMap((cell) => {
      if (typeof cell === 'number' || (cell.type !== 'TD' && cell.type !== 'TH')) return [];
      const draft: CellDraft = {
        lines: [],
        formulas: [],
        isHead: cell.type === 'TH',
        columns: cell.columns,
        rows: cell.rows,
      };
      this.collectAll(cell, draft);
      return [draft];
    });
  }
}
