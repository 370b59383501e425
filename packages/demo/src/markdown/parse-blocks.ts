import type { Blockquote, Code, List, ListItem, Table as MdTable, Node, Nodes, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Block, Question, Table, Task } from '../block';
import { DemoFileError } from './demo-file-error';
import { parseYaml } from './front-matter';
import { figure } from './parse-figure';

/** The Markdown that is parsed; `line` is the number of lines above it in its file. */
type Source = { text: string; file: string; line: number };

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses the body of a document into blocks, in their order. */
export function parseBlocks(text: string, place: { file: string; line: number }): Block[] {
  const source = { text, ...place };
  const nodes = markdown.parse(text).children;
  const blocks: Block[] = [];
  for (const [i, node] of nodes.entries()) {
    if (node.type === 'table') blocks.push(toTable(source, node, captionOf(source, nodes[i - 1])));
    else if (nodes[i + 1]?.type !== 'table' || captionOf(source, node) === undefined)
      blocks.push(...toBlocks(source, node));
  }
  return blocks;
}

function toBlocks(source: Source, node: RootContent): Block[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', text: inline(source, node) }];
  if (node.type === 'list') return toList(source, node);
  if (node.type === 'blockquote') return [toQuote(source, node)];
  if (node.type === 'code') return [toFence(source, node)];
  if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
    return [{ kind: 'heading', text: inline(source, node), level: node.depth === 2 ? 1 : 2 }];
  throw refusal(source, node, node.type === 'heading' ? 'Headings start with ## or ###.' : undefined);
}

function toList(source: Source, { ordered, children }: List): Block[] {
  const questions = ordered ? children.map((item) => toQuestion(source, item)) : [];
  if (questions.some((question) => question !== undefined))
    return questions.map((question, i) => {
      if (question) return question;
      throw refusal(source, children[i], 'Every item of a list of questions ends with its marks.');
    });
  return [{ kind: ordered ? 'steps' : 'list', items: children.map((item) => onlyText(source, item)) }];
}

/** Returns an item of a numbered list as a question if it, or each of its parts, ends in "[3 marks, 2 lines]". */
function toQuestion(source: Source, item: ListItem): Question | undefined {
  const [first, list, ...rest] = item.children;
  if (first?.type !== 'paragraph' || rest.length > 0) return undefined;
  if (list === undefined) {
    const task = toTask(inline(source, first));
    return task && { kind: 'question', ...task, parts: [] };
  }
  if (list.type !== 'list' || !list.ordered) return undefined;
  const parts = list.children.map((part) => {
    const task = toTask(onlyText(source, part));
    if (!task) throw refusal(source, part, 'Every part of a question ends with its marks.');
    return task;
  });
  return { kind: 'question', text: inline(source, first), marks: 0, lines: 0, parts };
}

function toTask(text: string): Task | undefined {
  const match = / \[(\d+) marks?(?:, (\d+) lines?)?\]$/.exec(text);
  if (!match) return undefined;
  return { text: text.slice(0, match.index), marks: Number(match[1]), lines: Number(match[2] ?? 0) };
}

/** A blockquote whose last paragraph starts with a dash is a quotation, any other is a note. */
function toQuote(source: Source, node: Blockquote): Block {
  const [first, last, ...rest] = node.children.map((child) => {
    if (child.type !== 'paragraph') throw refusal(source, child);
    return inline(source, child);
  });
  if (first === undefined || rest.length > 0) throw refusal(source, node, 'A note has one paragraph.');
  if (last === undefined) return { kind: 'note', text: first };
  if (!last.startsWith('— ')) throw refusal(source, node, 'A quotation ends with "— " and its source.');
  return { kind: 'quote', text: first, source: last.slice(2), verse: first.includes('\n') };
}

function toFence(source: Source, node: Code): Block {
  const line = source.line + (node.position?.start.line ?? 0);
  if (node.lang === 'figure') return parseYaml(figure, node.value, { file: source.file, line });
  const lines = node.value.split('\n');
  if (node.lang === 'formula') return { kind: 'formula', lines, upright: node.meta === 'upright' };
  return { kind: 'code', lines };
}

function captionOf(source: Source, node: RootContent | undefined): string | undefined {
  return node?.type === 'paragraph' ? /^Table: (.+)$/s.exec(inline(source, node))?.[1] : undefined;
}

function toTable(source: Source, { align, children }: MdTable, caption: string | undefined): Table {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inline(source, cell).replaceAll('\\|', '|')),
  );
  const uneven = rows.findIndex((row) => row.length !== head.length);
  if (uneven >= 0)
    throw refusal(source, children[uneven + 1], `The head of the table has ${head.length} cells.`);
  return { kind: 'table', head, rows, align: head.map((_, i) => align?.[i] ?? 'left'), caption };
}

function onlyText(source: Source, item: ListItem): string {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph' || rest.length > 0)
    throw refusal(source, item, 'An item of a list is one paragraph.');
  return inline(source, first);
}

const inlineTypes = new Set(['text', 'strong', 'emphasis', 'inlineCode', 'break']);

/**
 * Returns the text of a paragraph, heading or cell as it is written. The renderers read the marks in it themselves,
 * because Markdown has no `^{raised}` and `_{lowered}`. A line that ends in a backslash ends there.
 */
function inline(source: Source, node: Extract<Nodes, { children: unknown }>): string {
  for (const child of node.children)
    visit(child, (part) => {
      if (!inlineTypes.has(part.type)) throw refusal(source, part);
    });
  const start = node.children[0]?.position?.start.offset ?? 0;
  const end = node.children.at(-1)?.position?.end.offset ?? 0;
  const lines = source.text.slice(start, end).split(/\n[> ]*/);
  return lines.reduce((text, line) =>
    text.endsWith('\\') ? `${text.slice(0, -1)}\n${line}` : `${text} ${line}`,
  );
}

function refusal(source: Source, node: Node | undefined, message?: string): DemoFileError {
  const line = source.line + (node?.position?.start.line ?? 0);
  return new DemoFileError(
    { file: source.file, line },
    message ?? `The renderers cannot draw a ${node?.type ?? 'block'} here.`,
  );
}
