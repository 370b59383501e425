import {
  Math as Equation,
  type MathComponent,
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
  TextRun,
} from 'docx';
import { type FormulaNode, parseFormula, splitMaths } from '../formula';
import { parseInline } from '../inline';

type RunStyle = { bold?: boolean; italics?: boolean; color?: string; size?: number; font?: string };

/** Converts a text with marks to Word runs. */
export function toRuns(text: string, style: RunStyle = {}): TextRun[] {
  return text.split('\n').flatMap((line, i) =>
    parseInline(line).map(
      (run, n) =>
        new TextRun({
          ...style,
          text: run.text,
          break: i > 0 && n === 0 ? 1 : undefined,
          bold: run.bold || style.bold,
          italics: run.italic !== Boolean(style.italics),
          superScript: run.script === 'raised' || undefined,
          subScript: run.script === 'lowered' || undefined,
        }),
    ),
  );
}

function toMathRuns(text: string, isUpright: boolean): MathRun[] {
  return splitMaths(text, isUpright).map((part) => {
    if (part.italic) return new MathRun({ text: part.text, style: 'italic' });
    // Some programs make all other letters of an equation italic.
    if (/[A-Za-z|]/.test(part.text)) return new MathRun({ text: part.text, normalText: true });
    return new MathRun({ text: part.text, style: 'plain' });
  });
}

// A script in Word needs a base. Our notation has none, so the base is the last word, number or character before it.
function splitBase(text: string): [before: string, base: string] {
  const base = text.match(/(?:[A-Za-z]+|[\d.,]+|[^\s])$/u)?.[0] ?? '';
  return [text.slice(0, text.length - base.length), base];
}

function toMath(nodes: FormulaNode[], isUpright: boolean): MathComponent[] {
  const inner = (list: FormulaNode[]) => toMath(list, isUpright);
  return nodes.flatMap((node, i): MathComponent[] => {
    const next = nodes[i + 1];
    if (node.kind === 'text') {
      const text = next?.kind === 'scripts' ? splitBase(node.text)[0] : node.text;
      return text === '' ? [] : toMathRuns(text, isUpright);
    }
    if (node.kind === 'fraction')
      return [new MathFraction({ numerator: inner(node.top), denominator: inner(node.bottom) })];
    if (node.kind === 'root') return [new MathRadical({ children: inner(node.inner) })];
    const before = nodes[i - 1];
    const base = toMathRuns(before?.kind === 'text' ? splitBase(before.text)[1] : '', isUpright);
    const { raised, lowered } = node;
    if (raised && lowered)
      return [
        new MathSubSuperScript({ children: base, superScript: inner(raised), subScript: inner(lowered) }),
      ];
    if (raised) return [new MathSuperScript({ children: base, superScript: inner(raised) })];
    return [new MathSubScript({ children: base, subScript: inner(lowered ?? []) })];
  });
}

/** Converts a line of formulas, separated by three spaces or more, to Word equations. */
export function toEquations(line: string, isUpright: boolean): (Equation | TextRun)[] {
  return line.split(/ {3,}/).flatMap((part, i) => {
    const equation = new Equation({ children: toMath(parseFormula(part), isUpright) });
    return i === 0 ? [equation] : [new TextRun({ text: '\u2003\u2003' }), equation];
  });
}
