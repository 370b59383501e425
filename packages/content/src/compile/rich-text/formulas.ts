import type { PhrasingContent, Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { formulaBlock } from './formula-block';
import { backslash, dollar } from './formula-signs';
import { formulaText } from './formula-text';

type InlineMath = Extract<PhrasingContent, { type: 'inlineMath' }>;

/**
 * Extends remark-math with TeX's own delimiters, dollar signs within formulas, prices, and bars in tables. A paragraph
 * of nothing but `$$…$$`, and every `\[…\]`, becomes a displayed formula.
 */
export function remarkFormulas(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withFormulas);
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, 'tableCell', (cell) => visit(cell, 'inlineMath', withBars));
    visit(tree, 'inlineMath', (formula, _index, parent) => {
      const start = formula.position?.start.offset ?? 0;
      const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
      if (source.startsWith('\\[', start) || (isAlone && source.startsWith('$$', start))) display(formula);
    });
  };
}

function withFormulas(extension: Extension): Extension {
  const construct = extension.text?.[dollar];
  if (!construct || Array.isArray(construct)) return extension;
  return {
    ...extension,
    flow: { ...extension.flow, [backslash]: formulaBlock },
    text: { ...extension.text, ...formulaText(construct) },
  };
}

function display(formula: InlineMath): void {
  formula.data = { ...formula.data, hProperties: { className: ['language-math', 'math-display'] } };
}

/** A table separates its cells with bars, so a bar within a cell is typed as `\|`, in formulas as well. */
function withBars(formula: InlineMath): void {
  formula.value = formula.value.replaceAll('\\|', '|');
  formula.data = { ...formula.data, hChildren: [{ type: 'text', value: formula.value }] };
}
