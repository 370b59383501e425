import type { Code, ParseContext, Point } from 'micromark-util-types';

/** Tokens of micromark-extension-math. */
declare module 'micromark-util-types' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface TokenTypeMap {
    mathFlow: 'mathFlow';
    mathFlowFence: 'mathFlowFence';
    mathFlowFenceSequence: 'mathFlowFenceSequence';
    mathFlowValue: 'mathFlowValue';
    mathText: 'mathText';
    mathTextSequence: 'mathTextSequence';
    mathTextData: 'mathTextData';
  }
}

/** Character codes of the delimiters of formulas. */
export const dollar = 36;
export const backslash = 92;
export const openingBracket = 91;
export const closingBracket = 93;
const openingParenthesis = 40;
const closingParenthesis = 41;
export const space = 32;

/** Returns the character after the closing backslash for an opening one, such as `)` for `(`; undefined for others. */
export function closingOf(code: Code): number | undefined {
  if (code === openingParenthesis) return closingParenthesis;
  return code === openingBracket ? closingBracket : undefined;
}

export function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}

/** Returns whether a code is a line ending: micromark uses -3 and below for those, and -2 and -1 for tabs. */
export function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

/** Returns whether a code is a space or a tab. */
export function isSpace(code: Code): boolean {
  return code === space || code === -1 || code === -2;
}

type Range = { from: number; to: number };

/**
 * Remembers the ranges of a text without a closing delimiter. A text of nothing but opening delimiters is then scanned
 * to its end only once, and not once for each of them.
 */
export function openEndedRanges() {
  const ranges = new WeakMap<ParseContext, Range>();
  return {
    note(parser: ParseContext, from: Point, to: Point): void {
      ranges.set(parser, { from: from.offset, to: to.offset });
    },
    /** Returns whether a formula that starts at this point is known to have no end. */
    has(parser: ParseContext, { offset }: Point): boolean {
      const range = ranges.get(parser);
      return range !== undefined && offset >= range.from && offset < range.to;
    },
  };
}
