import {
  type MathNode,
  mathTags,
  type PageStructure,
  type StructureBlock,
  type StructureCell,
  type StructureContent,
  type StructureItem,
} from '@aw/contracts/documents/page-structure';
import { structureOf } from './page-structure';

/** Maximum number of characters of a document page in the HTML; a usual page has 3,000. */
const maxPageLength = 20_000;

/** Code of a language that is not known (ISO 639-2). */
const unknownLanguage = 'und';

type Values = Record<string, unknown>;

/**
 * Returns the values with which the template of a document shows one of its pages. Every name that the template knows is
 * set, because Mustache looks for missing ones in the values around.
 */
export function pageView({ number, text, text_origin: origin, structure, language }: StoredPage) {
  const blocks = structureOf(structure)?.blocks;
  // The text is also for templates of a build that knows no blocks.
  const shown = text === '' && origin === 'unread' ? unreadPage : text;
  const page = { number, text: shown.slice(0, maxPageLength), language: language ?? unknownLanguage };
  return blocks
    ? { ...page, hasBlocks: true, blocks: withinLength(blocks).map(blockView) }
    : { ...page, hasBlocks: false, blocks: false };
}

type StoredPage = {
  number: number;
  text: string;
  text_origin: 'ocr' | 'unread' | null;
  structure: unknown;
  language: string | null;
};

const unreadPage = 'This page is a picture, and its text could not be read.';

/** Returns the first blocks, as long as the page is not too long for the HTML. */
function withinLength(blocks: PageStructure['blocks']): PageStructure['blocks'] {
  let rest = maxPageLength;
  return blocks.filter((block) => {
    rest -= JSON.stringify(block).length;
    return rest > 0;
  });
}

const noBlock = {
  h2: false,
  h3: false,
  h4: false,
  h5: false,
  h6: false,
  paragraph: false,
  note: false,
  list: false,
  table: false,
  figure: false,
  display: false,
};

/** Names of sections in the template: one for each kind of block, and for each level of headings. */
function blockView(block: StructureBlock): Values {
  return { ...noBlock, ...sectionOf(block) };
}

function sectionOf(block: StructureBlock): Values {
  switch (block.kind) {
    case 'heading':
      // The title of the document is the first heading of the page.
      return { [`h${Math.min(block.level + 1, 6)}`]: { content: contentView(block.content) } };
    case 'list':
      return { list: { items: block.items.map(itemView) } };
    case 'table':
      return {
        table: {
          rows: block.rows.map((cells) => ({ cells: cells.map(cellView) })),
          direction: block.isRightToLeft ? 'rtl' : 'ltr',
        },
      };
    case 'figure':
      return { figure: { alt: block.alt } };
    case 'formula':
      return { display: { content: contentView([block.formula]) } };
    default:
      return { [block.kind]: { content: contentView(block.content) } };
  }
}

const itemView = ({ label, content }: StructureItem): Values => ({
  label: label ?? false,
  style: label ? 'has-label' : '',
  content: contentView(content),
});

function cellView({ isHead, columns, rows, content }: StructureCell): Values {
  const cell = { columns: columns ?? 1, rows: rows ?? 1, content: contentView(content) };
  // An empty cell names nothing.
  return isHead && content.length > 0 ? { head: cell, cell: false } : { head: false, cell };
}

const contentView = (content: StructureContent): Values[] =>
  content.map((part) =>
    typeof part === 'string' ? { text: part, formula: false } : { text: '', formula: mathView(part.math) },
  );

const noElement = Object.fromEntries(mathTags.map((tag) => [tag, false]));

/** Each element names its own section of the partial `math`, which calls itself for its children. */
const mathView = ({ tag, text = '', children = [] }: MathNode): Values => ({
  ...noElement,
  [tag]: { text, children: children.map(mathView) },
});
