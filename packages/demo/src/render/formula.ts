/** Part of a displayed formula. Scripts belong to the node before them. */
export type FormulaNode =
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; top: FormulaNode[]; bottom: FormulaNode[] }
  | { kind: 'root'; inner: FormulaNode[] }
  | { kind: 'scripts'; raised: FormulaNode[] | null; lowered: FormulaNode[] | null };

const openers = [
  { sign: 'frac(', kind: 'fraction' },
  { sign: 'sqrt(', kind: 'root' },
  { sign: '^{', kind: 'raised' },
  { sign: '_{', kind: 'lowered' },
] as const;

/** Parses `frac(a; b)`, `sqrt(a)`, `^{a}` and `_{a}`, at any depth. */
export function parseFormula(source: string): FormulaNode[] {
  let at = 0;
  const read = (end: string): FormulaNode[] => {
    const nodes: FormulaNode[] = [];
    let text = '';
    let depth = 0;
    const flush = () => {
      if (text) nodes.push({ kind: 'text', text });
      text = '';
    };
    while (at < source.length) {
      const sign = source.charAt(at);
      if (depth === 0 && end.includes(sign)) break;
      const opener = openers.find((each) => source.startsWith(each.sign, at));
      if (!opener) {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        text += sign;
        at += 1;
        continue;
      }
      flush();
      at += opener.sign.length;
      const { kind } = opener;
      const inner = read(kind === 'fraction' ? ';' : kind === 'root' ? ')' : '}');
      at += 1;
      if (kind === 'fraction') {
        nodes.push({ kind, top: inner, bottom: trimStart(read(')')) });
        at += 1;
      } else if (kind === 'root') nodes.push({ kind, inner });
      else addScript(nodes, kind, inner);
    }
    flush();
    return nodes;
  };
  return read('');
}

/** Joins `_{a}^{b}` into one node, so that one is drawn above the other. */
function addScript(nodes: FormulaNode[], kind: 'raised' | 'lowered', inner: FormulaNode[]) {
  const last = nodes.at(-1);
  if (last?.kind === 'scripts' && last[kind] === null) last[kind] = inner;
  else nodes.push({ kind: 'scripts', raised: null, lowered: null, [kind]: inner });
}

function trimStart(nodes: FormulaNode[]): FormulaNode[] {
  const [first, ...rest] = nodes;
  return first?.kind === 'text' ? [{ kind: 'text', text: first.text.trimStart() }, ...rest] : nodes;
}

const isSimple = (text: string) => /^[\p{L}\p{N}.,′]+$/u.test(text.replaceAll(/[\^_]\{[^}]*\}/g, ''));

/** Returns a formula on one line, for slides and plain text. Fractions become `a / b`; scripts keep their marks. */
export function linearFormula(nodes: FormulaNode[]): string {
  const grouped = (inner: FormulaNode[]) => {
    const text = linearFormula(inner).trim();
    return isSimple(text) ? text : `(${text})`;
  };
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'fraction') return `${grouped(node.top)} / ${grouped(node.bottom)}`;
      if (node.kind === 'root') return `√${grouped(node.inner)}`;
      // Inline marks cannot be nested, so scripts inside a script lose theirs.
      const flat = (inner: FormulaNode[]) => linearFormula(inner).replaceAll(/[\^_]\{|\}/g, '');
      const lowered = node.lowered ? `_{${flat(node.lowered)}}` : '';
      return node.raised ? `${lowered}^{${flat(node.raised)}}` : lowered;
    })
    .join('');
}

const uprightWords = new Set([
  'ln',
  'at',
  'of',
  'if',
  'to',
  'in',
  'or',
  'and',
  'is',
  'pH',
  'by',
  'so',
  'on',
  'vs',
  'kJ',
  'cm',
  'mm',
  'kg',
  'Hz',
  'Pa',
]);

/** Splits maths into letters, which are italic, and all other characters. `~m` is a unit after a number. */
export function splitMaths(text: string, isUpright = false): { text: string; italic: boolean }[] {
  if (isUpright) return [{ text: text.replaceAll('~', '\u00a0'), italic: false }];
  return text
    .split(/(~[^\s~,;)]*|[A-Za-zα-ω]+)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part.replace('~', '\u00a0'),
      italic: /^[A-Za-zα-ω]{1,2}$/.test(part) && !uprightWords.has(part),
    }));
}
