import { createElement, Fragment, type ReactNode } from 'react';
import type { MathPart, PageBlock, PageCell, PageContent, PageItem } from './page-structure';

type PageBlocksProps = {
  blocks: readonly PageBlock[];
  /** Language as a code of ISO 639-1, for pronunciation and hyphenation. */
  language?: string | null | undefined;
  /** Shows a piece of text, for example with marked words. */
  renderText?: (text: string) => ReactNode;
};

/** A page of a document as headings, paragraphs, lists, tables and formulas, each in the direction of its own text. */
export function PageBlocks({ blocks, language, renderText = (text) => text }: PageBlocksProps) {
  return (
    <div className="page-blocks" lang={language ?? undefined}>
      {blocks.map((block, at) => (
        <Fragment key={at}>{renderBlock(block, renderText)}</Fragment>
      ))}
    </div>
  );
}

type Render = (text: string) => ReactNode;

function renderBlock(block: PageBlock, render: Render): ReactNode {
  switch (block.kind) {
    case 'heading':
      // The title of the document is the first heading of the page.
      return createElement(
        `h${Math.min(block.level + 1, 6)}`,
        { dir: 'auto' },
        renderContent(block.content, render),
      );
    case 'list':
      return <Items items={block.items} render={render} />;
    case 'table': {
      const dir = block.isRightToLeft ? 'rtl' : 'ltr';
      return (
        // The keyboard scrolls a wide table.
        // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: a region for each table would be a landmark of the page
        <div role="group" className="table-box" aria-label="Table" tabIndex={0} dir={dir}>
          <table>
            <tbody>
              {block.rows.map((cells, at) => (
                <tr key={at}>
                  {cells.map((cell, column) => (
                    <Cell key={column} cell={cell} render={render} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
    case 'figure':
      return (
        <p className="figure">
          {'Picture: '}
          <bdi>{block.alt}</bdi>
        </p>
      );
    case 'formula':
      return <Formula math={block.formula.math} isBlock />;
    case 'note':
      return (
        <p className="note" role="note" dir="auto">
          {renderContent(block.content, render)}
        </p>
      );
    default:
      return <p dir="auto">{renderContent(block.content, render)}</p>;
  }
}

function Cell({ cell, render }: { cell: PageCell; render: Render }) {
  const { content, isHead, columns, rows } = cell;
  const spans = { colSpan: columns, rowSpan: rows };
  const shown = renderContent(content, render);
  // An empty cell names nothing.
  return isHead && content.length > 0 ? (
    <th scope="col" {...spans}>
      {shown}
    </th>
  ) : (
    <td {...spans}>{shown}</td>
  );
}

/** Items of one depth, with the deeper ones inside the item before them. */
function Items({ items, render }: { items: readonly PageItem[]; render: Render }) {
  const depth = Math.min(...items.map((item) => item.depth));
  const groups: PageItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && item.depth > depth) group.push(item);
    else groups.push([item]);
  }
  return (
    <ul dir="auto">
      {groups.map(([first, ...inner], at) => (
        <li key={at} className={first?.label ? 'has-label' : undefined}>
          {first?.label && <span className="label">{`${first.label} `}</span>}
          {first && renderContent(first.content, render)}
          {inner.length > 0 && <Items items={inner} render={render} />}
        </li>
      ))}
    </ul>
  );
}

function renderContent(content: PageContent, render: Render): ReactNode {
  return content.map((part, at) => (
    <Fragment key={at}>{typeof part === 'string' ? render(part) : <Formula math={part.math} />}</Fragment>
  ));
}

function Formula({ math, isBlock = false }: { math: MathPart; isBlock?: boolean }) {
  const formula = createElement('math', { display: isBlock ? 'block' : 'inline' }, renderMath(math));
  return isBlock ? <div className="formula">{formula}</div> : formula;
}

/** The API sends only elements of MathML; anything else is shown as a row. */
const mathTag = /^m[a-z]+$/;

function renderMath({ tag, text, children = [] }: MathPart): ReactNode {
  const parts = children.map((child, at) => <Fragment key={at}>{renderMath(child)}</Fragment>);
  return createElement(mathTag.test(tag) ? tag : 'mrow', {}, text ?? parts);
}

/** Returns the pieces of a block that `renderText` shows, each by itself. */
export function textPieces(block: PageBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap(({ content }) => piecesOf(content));
    case 'table':
      return block.rows.flat().flatMap(({ content }) => piecesOf(content));
    case 'figure':
    case 'formula':
      return [];
    default:
      return piecesOf(block.content);
  }
}

const piecesOf = (content: PageContent): string[] => content.filter((part) => typeof part === 'string');

/** Returns the text of a block as it is read aloud. */
export function spokenText(block: PageBlock): string {
  const textOf = (content: PageContent) =>
    content.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  switch (block.kind) {
    case 'list':
      return block.items.map(({ label = '', content }) => `${label} ${textOf(content)}`.trim()).join('\n');
    case 'table':
      return block.rows.map((cells) => cells.map(({ content }) => textOf(content)).join(', ')).join('\n');
    case 'figure':
      return `Picture: ${block.alt}`;
    case 'formula':
      return block.formula.text;
    default:
      return textOf(block.content);
  }
}
