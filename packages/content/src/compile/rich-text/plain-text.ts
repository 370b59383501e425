import type { ElementContent, Root, RootContent } from 'hast';
import { textOfMaths } from './maths-text';

/** Returns the text in one line without Markdown: formulas as text, images as their descriptions. */
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
  // Leaves out the note beside an invalid formula.
  if (tagName === 'span' && [properties.className].flat().includes('maths-error'))
    return children.slice(0, 1).map(wordsOf).join('');
  return children.map(wordsOf).join('');
}
