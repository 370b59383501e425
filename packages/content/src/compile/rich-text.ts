import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { rehypeCode } from './rich-text/code';
import { refuseCostly } from './rich-text/costly';

import { remarkFormulas } from './rich-text/formulas';
import { rehypeMaths } from './rich-text/maths';
import { plainTextOf } from './rich-text/plain-text';
import { richTextSchema } from './rich-text/schema';

/** Path of an image in a text, with its size at the end. Images from other addresses are never loaded. */
const imagePath = /^\/api\/images\/([a-z0-9-]+?(?:-(\d{1,5})x(\d{1,5}))?)$/;
const maxHtmlLength = 1_000_000;

/** A compiled text. */
export type RichText = {
  /** HTML for `dangerouslySetInnerHTML`, without anything executable. Formulas are MathML. */
  html: string;
  /** The text as one line of plain text with readable formulas, for cards, lists and page descriptions. */
  text: string;
  /** Ids of the images in the text. */
  images: string[];
};

/** Shown as plain text: raw HTML, footnotes (their ids would clash between texts), check boxes and indented code. */
const plain = [
  'htmlFlow',
  'htmlText',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'gfmPotentialFootnoteCall',
  'tasklistCheck',
  'codeIndented',
];

const parser = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: plain } }])
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkFormulas)
  .use(remarkBreaks)
  .use(remarkRehype);

const compiler = unified()
  .use(rehypeCode)
  .use(rehypeMaths)
  .use(rehypeSanitize, richTextSchema)
  .use(rehypeStringify);

/**
 * Compiles Markdown by a person, with formulas, to safe HTML. Hostile text can take seconds or overflow the stack, so
 * call it in a thread or worker that can be terminated. Throws RangeError if the text nests too deeply or its HTML would
 * be too long.
 */
export function compileRichText(source: string): RichText {
  refuseCostly(source);
  const tree = parser.runSync(parser.parse(source), source) as Root;
  const images = adapt(tree);
  const compiled = compiler.runSync(tree);
  const html = compiler.stringify(compiled);
  if (html.length > maxHtmlLength) throw new RangeError('The text becomes too long.');
  return { html, text: plainTextOf(compiled), images };
}

/**
 * Adapts a tree to its page: headings below the page's own, `nofollow` links, text directions, and only our own images.
 */
function adapt(tree: Root): string[] {
  const images = new Set<string>();
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1]);
    if (level) element.tagName = `h${Math.min(level + 2, 6)}`;
    if (level || ['p', 'li', 'th', 'td'].includes(tagName)) properties.dir = 'auto';
    if (tagName === 'a') properties.rel = ['nofollow', 'ugc', 'noopener'];
    if (tagName !== 'img' || !parent || index === undefined) return;
    const address = String(properties.src);
    const [, id, width, height] = imagePath.exec(address) ?? [];
    if (id === undefined) {
      parent.children[index] = linkTo(address, String(properties.alt ?? ''));
      return;
    }
    images.add(id);
    // With its size, the page reserves the image's place while it loads.
    Object.assign(properties, { width, height, loading: 'lazy', decoding: 'async' });
  });
  return [...images];
}

function linkTo(href: string, label: string): Element {
  const children = [{ type: 'text' as const, value: label || href }];
  return {
    type: 'element',
    tagName: 'a',
    properties: { href, rel: ['nofollow', 'ugc', 'noopener'] },
    children,
  };
}
