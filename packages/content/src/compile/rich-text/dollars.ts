import type { Paragraph, Root } from 'mdast';
import type { Construct, Extension, State } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

const dollar = 36;

/**
 * Formulas and prices, told apart as Pandoc does: between single dollar signs stands a formula unless it has a space at
 * one of its ends alone, or a digit follows, as in "$5 and $10". A paragraph of nothing but `$$…$$` is a display.
 */
export function remarkDollars(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withCare);
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, 'paragraph', (paragraph) => display(paragraph, source));
  };
}

function withCare(extension: Extension): Extension {
  const construct = extension.text?.[dollar];
  if (!construct || Array.isArray(construct)) return extension;
  return { ...extension, text: { ...extension.text, [dollar]: careful(construct) } };
}

function careful(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const after: State = (code) => {
        const token = this.events.at(-1)?.[1];
        const formula = token ? this.sliceSerialize(token) : '';
        const isSingle = !formula.startsWith('$$');
        const isPrice = /^\$\s/.test(formula) !== /\s\$$/.test(formula) || isDigit(code);
        return isSingle && isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, after, nok);
    },
  };
}

function isDigit(code: number | null): boolean {
  return code !== null && code >= 48 && code <= 57;
}

function display(paragraph: Paragraph, source: string): void {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'inlineMath' || others.length > 0) return;
  const start = only.position?.start.offset;
  if (start === undefined || !source.startsWith('$$', start)) return;
  only.data = { ...only.data, hProperties: { className: ['language-math', 'math-display'] } };
}
