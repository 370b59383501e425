import { type EvalFunction, isFunctionNode, type MathNode, parse } from 'mathjs/number';
import { plainMath } from './plain-math';

/** One side of an equation; a percentage is read as a hundredth or as the bare number. */
export type Side = {
  text: string;
  readings: readonly EvalFunction[];
  variables: ReadonlySet<string>;
  /** Whether the side is a single variable. */
  isVariable: boolean;
  /** Decimal places of a side that is a single number; undefined for others. */
  decimals: number | undefined;
};

export type Equation = { text: string; left: Side; right: Side; isApproximate: boolean };

/** Maximum length of one side in characters, and maximum number of equations that are read of a text. */
const maxSideLength = 160;
const maxEquations = 40;

const functions: Readonly<Record<string, string>> = {
  sqrt: 'sqrt',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  ln: 'log',
  log: 'log10',
  exp: 'exp',
  abs: 'abs',
};
const names = new Set(['sqrt', 'sin', 'cos', 'tan', 'log', 'log10', 'exp', 'abs', 'pi']);

/** A number next to one of these words belongs to a calculation in words. Such calculations are not checked. */
const operatorWords =
  /^(?:of|times|plus|minus|over|by|per|divided|multiplied|percent|squared|cubed|to|than)$/i;

const token = /(\d+(?:\.\d+)?|\.\d+)|(\p{L}[\p{L}\p{M}]*(?:_\w+)?'*)|([-+*/^()!%])|(≈|=)|(\s+)|(.)/gsu;

type Token = { kind: 'math' | 'relation'; text: string };
/** Tokens of formulas without a word between them, with the words around them. */
type Run = { tokens: Token[]; before: string; after: string };

/** Returns the equations of a text in their order; a chain such as a = b = c gives one for each sign. */
export function equationsIn(text: string): Equation[] {
  return runsIn(plainMath(text)).flatMap(equationsOf).slice(0, maxEquations);
}

/** Returns the calculations of a text that are no part of an equation, such as "4 + 4" and "3x^2 + 2x". */
export function expressionsIn(text: string): Side[] {
  return runsIn(plainMath(text), { hasRelation: false })
    .filter(({ tokens }) => tokens.length > 1)
    .flatMap(({ tokens }) => sideOf(tokens.map((part) => part.text)) ?? [])
    .slice(0, maxEquations);
}

function runsIn(text: string, { hasRelation = true } = {}): Run[] {
  const runs: Run[] = [];
  let run: Run = { tokens: [], before: '', after: '' };
  const endRun = (word: string) => {
    if (run.tokens.some(({ kind }) => kind === 'relation') === hasRelation)
      runs.push({ ...run, after: word });
    run = { tokens: [], before: word, after: '' };
  };
  for (const [, number, word, sign, relation, space, other] of text.matchAll(token)) {
    if (space !== undefined) continue;
    const name = word && nameOf(word);
    if (relation) run.tokens.push({ kind: 'relation', text: relation });
    else if (number || sign || name) run.tokens.push({ kind: 'math', text: number ?? sign ?? name ?? '' });
    else endRun(word ?? other ?? '');
  }
  endRun('');
  return runs;
}

/** A letter, which may have an index and primes, is a variable. Other words are no part of a formula. */
function nameOf(word: string): string | undefined {
  const known = functions[word.toLowerCase()] ?? (word.toLowerCase() === 'pi' ? 'pi' : undefined);
  if (known) return known;
  return /^\p{L}(?:_\w+)?'*$/u.test(word) ? word.replaceAll("'", '_prime') : undefined;
}

function equationsOf({ tokens, before, after }: Run): Equation[] {
  const sides: string[][] = [[]];
  const relations: string[] = [];
  for (const { kind, text } of tokens)
    if (kind === 'relation') {
      relations.push(text);
      sides.push([]);
    } else sides.at(-1)?.push(text);
  const isWord = (word: string) => /\p{L}/u.test(word);
  const read = sides.map((parts, at) => {
    const isBare = parts.length === 1 && /^\d/.test(parts[0] ?? '');
    if (at === 0 && (operatorWords.test(before) || (isBare && isWord(before)))) return undefined;
    if (at === sides.length - 1 && operatorWords.test(after) && !/^(?:and|or|to|by)$/i.test(after))
      return undefined;
    return sideOf(parts);
  });
  return relations.flatMap((relation, at) => {
    const [left, right] = [read[at], read[at + 1]];
    if (!left || !right) return [];
    return { left, right, isApproximate: relation === '≈', text: `${left.text} ${relation} ${right.text}` };
  });
}

function sideOf(parts: readonly string[]): Side | undefined {
  const text = parts.join(' ');
  if (text === '' || text.length > maxSideLength) return undefined;
  const asNamed = text
    // f(x) and y'(t) are the names of functions; any other letter before a bracket is a factor.
    .replace(/(?<![\p{L}\d_])([fghFGH]|\p{L}_\w*prime) \( (\p{L}) \)/gu, '$1_of_$2')
    .replace(/(?<![\p{L}\d_])(\p{L}(?:_\w+)?) \(/gu, '$1 * (')
    .replace(/\) (?=[\p{L}\d(])/gu, ') * ');
  const readings = [
    asNamed.replaceAll('%', '* 0.01'),
    ...(text.includes('%') ? [asNamed.replaceAll('%', '')] : []),
  ];
  try {
    const nodes = readings.map((one) => parse(one));
    const [node] = nodes;
    if (!node || !nodes.every(isPlain)) return undefined;
    const variables = new Set<string>();
    node.traverse((part) => {
      if (part.type === 'SymbolNode' && !names.has(part.toString())) variables.add(part.toString());
    });
    return {
      text,
      readings: nodes.map((one) => one.compile()),
      variables,
      isVariable: node.type === 'SymbolNode' && variables.size === 1,
      decimals: /^\d+(?:\.(\d+))?$/.test(text) ? (text.split('.')[1]?.length ?? 0) : undefined,
    };
  } catch {
    // It is no formula.
    return undefined;
  }
}

const plainTypes = new Set(['ConstantNode', 'SymbolNode', 'OperatorNode', 'ParenthesisNode', 'FunctionNode']);

/** Only numbers, variables, operators and known functions are calculated. */
function isPlain(node: MathNode): boolean {
  let plain = true;
  node.traverse((part) => {
    if (!plainTypes.has(part.type)) plain = false;
    if (isFunctionNode(part) && !names.has(part.fn.toString())) plain = false;
  });
  return plain;
}

/** Value of one reading of a side with these values of its variables; undefined where there is none. */
export function valueAt(reading: EvalFunction, scope: Readonly<Record<string, number>>): number | undefined {
  try {
    const value: unknown = reading.evaluate({ ...scope });
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
