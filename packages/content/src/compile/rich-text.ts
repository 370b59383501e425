import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
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
import { remarkDollars } from './rich-text/dollars';
import { rehypeMaths } from './rich-text/maths';
import { richTextSchema } from './rich-text/schema';

/** Where images of texts are kept, their size at the end; those of other addresses are never loaded. */
const imagePath = /^\/api\/images\/([a-z0-9-]+?(?:-(\d{1,5})x(\d{1,5}))?)$/;
const longestHtml = 1_000_000;

/** What a text by a person became. */
export type RichText = {
  /** HTML without anything that runs, for `dangerouslySetInnerHTML`; formulas are MathML. */
  html: string;
  /** The words alone, in one line, formulas as they were typed: for mails, cards and searches. */
  text: string;
  /** The ids of the images that it shows. */
  images: string[];
};

/** Raw HTML, footnotes, whose ids would meet those of other texts, check boxes and indented code are plain text. */
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
  .use(remarkDollars)
  .use(remarkBreaks)
  .use(remarkRehype);

const compiler = unified()
  .use(rehypeCode)
  .use(rehypeMaths)
  .use(rehypeSanitize, richTextSchema)
  .use(rehypeStringify);

/**
 * Compiles what a person wrote, as Markdown with formulas between dollar signs, to HTML. Hostile text can take seconds
 * or end the stack: call it where it can be ended, in a thread or a worker. Throws RangeError for what nests too deeply
 * or would become too long.
 */
export function compileRichText(source: string): RichText {
  refuseCostly(source);
  const tree = parser.runSync(parser.parse(source), source) as Root;
  const images = adapt(tree);
  const text = textOf(tree).replace(/\s+/g, ' ').trim();
  const html = compiler.stringify(compiler.runSync(tree));
  if (html.length > longestHtml) throw new RangeError('The text becomes too long.');
  return { html, text, images };
}

/** Fits a tree into a page: headings below the page's own, links that pass no rank on, directions, our images alone. */
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
    // With its size the page keeps the image's place until it has come.
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
