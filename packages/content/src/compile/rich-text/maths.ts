import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import temml, { type Options } from 'temml';
import { SKIP, visit } from 'unist-util-visit';
import { capLengths } from './lengths';

/** Node of Temml's tree, which has no types: an element, text, or a fragment without a type. */
type MathNode = {
  type?: string;
  text?: string;
  toText?: () => string;
  children?: MathNode[];
  attributes?: Record<string, string | number | boolean>;
  classes?: string[];
  style?: Record<string, string>;
};

/** Allows no links, images or classes from the author. Lengths end at 10 em, and macros after 1,000 expansions. */
const settings: Options = { throwOnError: true, trust: false, maxSize: [10, 100], maxExpand: 1000 };

/**
 * Turns TeX, which remark-math has wrapped in code elements, into MathML. Invalid TeX is shown as typed, with a note.
 */
export function rehypeMaths() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined) return;
      const code = element.tagName === 'pre' ? element.children[0] : element;
      if (code?.type !== 'element' || !classes(code).includes('language-math')) return;
      const isDisplay = element.tagName === 'pre' || classes(code).includes('math-display');
      const maths = toMaths(textOf(code), isDisplay);
      parent.children[index] =
        element.tagName === 'pre'
          ? { type: 'element', tagName: 'p', properties: {}, children: [maths] }
          : maths;
      return SKIP;
    });
  };
}

function classes({ tagName, properties }: Element): unknown[] {
  return tagName === 'code' && Array.isArray(properties.className) ? properties.className : [];
}

/** Throws RangeError if the formula nests too deeply. */
function toMaths(tex: string, displayMode: boolean): Element {
  try {
    const [maths] = toHast(temml.__renderToMathMLTree(tex, { ...settings, displayMode }));
    if (maths?.type === 'element') return maths;
  } catch (error) {
    // Temml throws its own errors for most invalid TeX, but fails in other ways for some, such as `x_`.
    if (isStackOverflow(error)) throw new RangeError('The text nests too deeply.');
  }
  return unreadable(tex);
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|recursion/i.test(error.message);
}

/** Returns the source of an invalid formula with a note that everyone can read or hear. */
function unreadable(tex: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value: tex }],
  };
  const children: ElementContent[] = [code, { type: 'text', value: ' (not readable as a formula)' }];
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['maths-error'], dir: 'ltr' },
    children,
  };
}

function toHast(node: MathNode): ElementContent[] {
  if (node.text !== undefined) return [{ type: 'text', value: node.toText?.() ?? node.text }];
  const children = (node.children ?? []).flatMap(toHast);
  if (!node.type) return children;
  const className = node.classes?.filter(Boolean) ?? [];
  const properties = {
    ...attributesOf(node.attributes),
    ...(className.length > 0 && { className }),
    style: styleOf(node.style),
  };
  return [{ type: 'element', tagName: node.type, properties, children }];
}

function attributesOf(attributes: MathNode['attributes'] = {}): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? capLengths(value) : value,
    ]),
  );
}

/** Returns the style that Temml sets, without colours, because they would be unreadable in one of the themes. */
function styleOf(style: Record<string, string> = {}): string | undefined {
  const set = Object.entries(style).filter(
    ([name, value]) => !/color|background/i.test(name) && /^[\w\s.%#-]+$/.test(value),
  );
  if (set.length === 0) return undefined;
  return set
    .map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${capLengths(String(value))}`)
    .join(';');
}
