import type { ElementContent, Root, RootContent } from 'hast';
import { textOfMaths } from './maths-text';

/** The words of a text in one line, without marks of Markdown: formulas as text, images as the words that describe them. */
export function plainTextOf(tree: Root): string {
  return tree.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, properties, children } = node;
  if (tagName === 'math') return textOfMaths(node);
  if (tagName === 'img') return ` ${String(properties.alt ?? '')} `;
  if (tagName === 'br') return ' ';
  // The note beside an unreadable formula is left out.
  if (tagName === 'span' && [properties.className].flat().includes('maths-error'))
    return children.slice(0, 1).map(wordsOf).join('');
  return children.map(wordsOf).join('');
}
