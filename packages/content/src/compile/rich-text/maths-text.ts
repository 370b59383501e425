import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const superscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, digit) => [digit, sign])),
  '+': '⁺',
  '−': '⁻',
  '-': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
  i: 'ⁱ',
  '∘': '°',
};
const subscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('₀₁₂₃₄₅₆₇₈₉', (sign, digit) => [digit, sign])),
  '+': '₊',
  '−': '₋',
  '-': '₋',
  '=': '₌',
  '(': '₍',
  ')': '₎',
};
/** Accents above a letter, and the combining marks that replace them in plain text. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  '‾': '\u0304',
  _: '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  '→': '\u20d7',
  '⃗': '\u20d7',
};
/** Operators and relations with a space on both sides. */
const spaced = /^(?:[:·]|(?![|~^¬∑∏∫∮√∂∇∀∃])\p{Sm})$/u;
const invisible = /[\u2061-\u2064\u200b]/g;
/** Bold, script and double-struck letters, which few fonts contain. */
const styledLetters = /[\u{1d400}-\u{1d7ff}]/gu;

/** Formats a formula as one line of plain text, such as `x² + 1/2`, for places that cannot show formulas. */
export function textOfMaths(maths: Element): string {
  return rowOf(maths.children).replace(/\s+/g, ' ').trim();
}

function rowOf(nodes: readonly ElementContent[]): string {
  let text = '';
  for (const node of nodes.flatMap(withoutRows)) {
    const part = partOf(node);
    if (node.type !== 'element' || node.tagName !== 'mo' || !spaced.test(part)) text += part;
    // A sign without a left operand is attached to what follows it, as in −1.
    else text += /[^\s([{,;=<>]\s*$/u.test(text) ? ` ${part} ` : part;
  }
  return text;
}

/** Flattens rows, so that each sign sees what is before it. */
function withoutRows(node: ElementContent): ElementContent[] {
  const isRow = node.type === 'element' && ['mrow', 'mstyle', 'mpadded'].includes(node.tagName);
  return isRow ? node.children.flatMap(withoutRows) : [node];
}

function partOf(node: ElementContent): string {
  if (node.type === 'text') return signsOf(node.value);
  if (node.type !== 'element') return '';
  const [first = '', second = '', third = ''] = elementsOf(node).map((child) => rowOf([child]).trim());
  switch (node.tagName) {
    case 'mi':
    case 'mo':
    case 'mn':
      return signsOf(textOf(node));
    case 'mphantom':
      return '';
    case 'mspace':
      return Number.parseFloat(String(node.properties.width)) > 0 ? ' ' : '';
    case 'mfrac':
      return /^0(?!\.)/.test(String(node.properties.linethickness))
        ? `${first} choose ${second}`
        : `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(rowOf(node.children).trim())}`;
    case 'mroot':
      return `${raised(second).replace('^', '')}√${grouped(first)}`;
    case 'msup':
      return first + raised(second);
    case 'msub':
    case 'munder':
      return first + lowered(second);
    case 'msubsup':
    case 'munderover':
      return first + lowered(second) + raised(third) + (/^[∑∏∫∮]$/.test(first) ? ' ' : '');
    case 'mover':
      return accents[second] === undefined ? first + raised(second) : accented(first, accents[second]);
    case 'menclose':
      return node.properties.notation === 'top'
        ? accented(rowOf(node.children), '\u0304')
        : rowOf(node.children);
    case 'mmultiscripts':
      return withScripts(elementsOf(node));
    case 'mtable':
      return tableOf(node);
    default:
      return rowOf(node.children);
  }
}

function signsOf(text: string): string {
  return text.replace(invisible, ' ').replace(styledLetters, (letter) => letter.normalize('NFKC'));
}

function elementsOf(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

function accented(text: string, accent: string): string {
  return text.replace(/\p{L}/gu, `$&${accent}`);
}

/** Adds parentheses, unless the text is a single number, word or power. */
function grouped(text: string): string {
  return /^(?:[\p{L}\p{N}\p{M}.]+|\(.*\))$/u.test(text) && !/\).*\(/.test(text) ? text : `(${text})`;
}

function raised(text: string): string {
  return script(text, superscripts, '^');
}

function lowered(text: string): string {
  return script(text, subscripts, '_');
}

/** Returns superscript or subscript characters if the whole text has them, or else the mark and the text. */
function script(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  const tight = text.replace(/\s/g, '');
  if (tight === '' || /^[′″‴]+$/.test(tight)) return tight;
  const small = Array.from(tight, (sign) => signs[sign]);
  if (!small.includes(undefined)) return small.join('');
  return mark + (mark === '^' && small.length > 1 ? `(${tight})` : grouped(tight));
}

/** Appends scripts after a letter, and then those before it, such as the numbers of an isotope. */
function withScripts([base, ...scripts]: Element[]): string {
  const middle = scripts.findIndex(({ tagName }) => tagName === 'mprescripts');
  const after = middle === -1 ? scripts : scripts.slice(0, middle);
  const before = middle === -1 ? [] : scripts.slice(middle + 1);
  const text = (nodes: Element[]) =>
    nodes.map((node, at) => (at % 2 === 0 ? lowered : raised)(partOf(node).trim())).join('');
  return `${text(before)}${base ? partOf(base) : ''}${text(after)}`;
}

/** Formats the rows of a matrix, or of aligned equations, whose cells are their sides. */
function tableOf(table: Element): string {
  const isAligned = /tml-jot/.test(String(table.properties.className));
  return elementsOf(table)
    .map((row) => {
      const cells = elementsOf(row);
      if (isAligned) return rowOf(cells.flatMap((cell) => cell.children)).trim();
      return cells
        .map((cell) => rowOf(cell.children).trim())
        .filter((cell) => cell !== '')
        .join(', ');
    })
    .filter((row) => row !== '')
    .join('; ');
}
