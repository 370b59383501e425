import {
  structureLimits as limits,
  type MathNode,
  type MathTag,
} from '@aw/contracts/documents/page-structure';

/** An element of Office's own formulas (OMML, ECMA-376 part 1, 22.1), with the attribute `val`. */
export type MathElement = { name: string; value: string | undefined; text: string; children: MathElement[] };

/** Returns a formula as MathML, or undefined if it is empty or too large. */
export function toMathMl(formula: MathElement): MathNode | undefined {
  const node = row(formula.children);
  const size = sizeOf(node, 1);
  return size.nodes > limits.mathNodes || size.depth > limits.mathDepth || !hasText(node) ? undefined : node;
}

function sizeOf({ children = [] }: MathNode, depth: number): { nodes: number; depth: number } {
  const sizes = children.map((child) => sizeOf(child, depth + 1));
  return {
    nodes: 1 + sizes.reduce((sum, { nodes }) => sum + nodes, 0),
    depth: Math.max(depth, ...sizes.map((size) => size.depth)),
  };
}

const hasText = ({ text, children = [] }: MathNode): boolean =>
  (text ?? '').trim() !== '' || children.some(hasText);

const node = (tag: MathTag, ...children: MathNode[]): MathNode => ({ tag, children });
const sign = (text: string): MathNode => ({ tag: 'mo', text: text.slice(0, 4) });

/** Returns the children as one node, without a row around a single one. */
function row(elements: readonly MathElement[]): MathNode {
  const nodes = elements.flatMap(nodesOf);
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { tag: 'mrow', children: nodes };
}

const child = ({ children }: MathElement, name: string) => children.find((element) => element.name === name);
const part = (element: MathElement, name: string): MathNode => row(child(element, name)?.children ?? []);
const isEmpty = (element: MathElement, name: string) => !hasText(part(element, name));

/** Returns a property, such as `chr` of `naryPr`. An empty value means that there is no sign. */
function property(element: MathElement, name: string): string | undefined {
  const properties = child(element, `${element.name}Pr`);
  const setting = properties && child(properties, name);
  return setting && (setting.value ?? '');
}

function nodesOf(element: MathElement): MathNode[] {
  const { name } = element;
  const e = () => part(element, 'e');
  switch (name) {
    case 'r':
      return tokensOf(element);
    case 'f':
      return [node('mfrac', part(element, 'num'), part(element, 'den'))];
    case 'sSup':
      return [node('msup', e(), part(element, 'sup'))];
    case 'sSub':
      return [node('msub', e(), part(element, 'sub'))];
    case 'sSubSup':
      return [node('msubsup', e(), part(element, 'sub'), part(element, 'sup'))];
    case 'rad':
      return [isEmpty(element, 'deg') ? node('msqrt', e()) : node('mroot', e(), part(element, 'deg'))];
    case 'd':
      return [fenced(element)];
    case 'nary':
      return [large(element), e()];
    case 'func':
      return [part(element, 'fName'), sign('\u2061'), e()];
    case 'limLow':
      return [node('munder', e(), part(element, 'lim'))];
    case 'limUpp':
      return [node('mover', e(), part(element, 'lim'))];
    case 'acc':
      return [node('mover', e(), sign(property(element, 'chr') ?? '\u0302'))];
    case 'bar':
      return [node(property(element, 'pos') === 'top' ? 'mover' : 'munder', e(), sign('\u00af'))];
    case 'm':
      return [table(element.children.filter((one) => one.name === 'mr').map(cellsOf))];
    case 'eqArr':
      return [table(cellsOf(element).map((cell) => [cell]))];
    default:
      // Properties have no text. Boxes and phantoms only change the look of what is in them.
      return name.endsWith('Pr') ? [] : element.children.flatMap(nodesOf);
  }
}

const cellsOf = ({ children }: MathElement): MathNode[] =>
  children.filter(({ name }) => name === 'e').map((cell) => row(cell.children));
const table = (rows: readonly MathNode[][]): MathNode =>
  node('mtable', ...rows.map((cells) => node('mtr', ...cells.map((cell) => node('mtd', cell)))));

function fenced(element: MathElement): MathNode {
  const separator = property(element, 'sepChr') ?? '|';
  const inner = cellsOf(element).flatMap((cell, at) => (at === 0 ? [cell] : [sign(separator), cell]));
  const fence = (text: string) => (text === '' ? [] : [sign(text)]);
  return node(
    'mrow',
    ...fence(property(element, 'begChr') ?? '('),
    ...inner,
    ...fence(property(element, 'endChr') ?? ')'),
  );
}

/** A sum, product or integral with its limits. */
function large(element: MathElement): MathNode {
  const operator = sign(property(element, 'chr') ?? '∫');
  const [sub, sup] = [part(element, 'sub'), part(element, 'sup')];
  const isBeside = property(element, 'limLoc') !== 'undOvr';
  if (isEmpty(element, 'sub') && isEmpty(element, 'sup')) return operator;
  if (isEmpty(element, 'sup')) return node(isBeside ? 'msub' : 'munder', operator, sub);
  if (isEmpty(element, 'sub')) return node(isBeside ? 'msup' : 'mover', operator, sup);
  return node(isBeside ? 'msubsup' : 'munderover', operator, sub, sup);
}

const token = /(\p{N}+(?:[.,]\p{N}+)*)|(\p{L}\p{M}*)|(\s+)|(.)/gu;

/** Cuts the text of a run into numbers, letters and signs. Upright words stay together. */
function tokensOf(run: MathElement): MathNode[] {
  const text = run.children
    .filter(({ name }) => name === 't')
    .map((element) => element.text)
    .join('');
  const style = child(run, 'rPr');
  const isWord = style !== undefined && child(style, 'nor') !== undefined;
  if (isWord) return text.trim() === '' ? [] : [{ tag: 'mtext', text: text.slice(0, 200) }];
  return [...text.matchAll(token)].flatMap(([all, digits, letter, blank]): MathNode[] => {
    if (blank) return [];
    return [{ tag: digits ? 'mn' : letter ? 'mi' : 'mo', text: all.slice(0, 200) }];
  });
}
