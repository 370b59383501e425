import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Body } from '../schemas/text';

const wordsAMinute = 220;

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug);
const toHtml = unified().use(rehypeStringify);

/** Compiles Markdown to HTML that holds no script, frame, style or raw HTML of the text; headings get ids. */
export function compileMarkdown(source: string): Body & { wordCount: number; readMinutes: number } {
  const tree = toTree.runSync(toTree.parse(source)) as Root;
  const headings: Body['headings'] = [];
  visit(tree, 'element', (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level) headings.push({ id: String(element.properties.id), text: textOf(element), level });
  });
  const wordCount = textOf(tree).split(/\s+/).filter(Boolean).length;
  return {
    html: toHtml.stringify(tree),
    headings,
    wordCount,
    readMinutes: Math.max(1, Math.round(wordCount / wordsAMinute)),
  };
}
