import type { Code, Construct, State, Token, Tokenizer } from 'micromark-util-types';
import { backslash, closingOf, dollar, isDigit, isLineEnding, openEndedRanges, space } from './formula-signs';

/** Ranges of a text in which `\(` and `\[` have no matching end. */
const openEnded = openEndedRanges();

/**
 * Parses a formula within a paragraph: `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. It emits the tokens of
 * micromark-extension-math, whose HTML half turns them into nodes. A backslash and the character after it belong
 * together, as in TeX: `$\$10$` is one formula.
 */
const tokenize: Tokenizer = function (effects, ok, nok) {
  const start = this.now();
  /** Number of dollar signs that open the formula; 0 for TeX's own delimiters. */
  let dollars = 0;
  let closing: Code | undefined;
  let sequence: Token;
  let closingDollars = 0;

  const begin: State = (code) => {
    effects.enter('mathText');
    effects.enter('mathTextSequence');
    if (code === dollar) return openDollars(code);
    effects.consume(code);
    return openBracket;
  };

  const openDollars: State = (code) => {
    if (code === dollar) {
      effects.consume(code);
      dollars += 1;
      return openDollars;
    }
    effects.exit('mathTextSequence');
    return inside(code);
  };

  const openBracket: State = (code) => {
    closing = closingOf(code);
    if (closing === undefined || openEnded.has(this.parser, start)) return nok(code);
    effects.consume(code);
    effects.exit('mathTextSequence');
    return inside;
  };

  const inside: State = (code) => {
    if (code === null) {
      if (closing !== undefined) openEnded.note(this.parser, start, this.now());
      return nok(code);
    }
    if (code === space || isLineEnding(code)) {
      const type = code === space ? 'space' : 'lineEnding';
      effects.enter(type);
      effects.consume(code);
      effects.exit(type);
      return inside;
    }
    if (code === backslash) {
      sequence = effects.enter('mathTextSequence');
      effects.consume(code);
      return afterBackslash;
    }
    if (code === dollar && dollars > 0) {
      sequence = effects.enter('mathTextSequence');
      closingDollars = 0;
      return closeDollars(code);
    }
    effects.enter('mathTextData');
    return data(code);
  };

  const data: State = (code) => {
    const isEnd = code === null || code === space || isLineEnding(code);
    if (isEnd || code === backslash || (code === dollar && dollars > 0)) {
      effects.exit('mathTextData');
      return inside(code);
    }
    effects.consume(code);
    return data;
  };

  const afterBackslash: State = (code) => {
    if (closing !== undefined && code === closing) {
      // There is only the closing backslash between the delimiters.
      if (this.now().offset - start.offset === 3) return nok(code);
      effects.consume(code);
      effects.exit('mathTextSequence');
      effects.exit('mathText');
      return ok;
    }
    sequence.type = 'mathTextData';
    if (code === null || code === space || isLineEnding(code)) return data(code);
    effects.consume(code);
    return data;
  };

  const closeDollars: State = (code) => {
    if (code === dollar) {
      effects.consume(code);
      closingDollars += 1;
      return closeDollars;
    }
    if (closingDollars !== dollars) {
      sequence.type = 'mathTextData';
      return data(code);
    }
    effects.exit('mathTextSequence');
    effects.exit('mathText');
    const formula = this.sliceSerialize({ start, end: this.now() });
    return dollars === 1 && isPrice(formula, code) ? nok(code) : ok(code);
  };

  return begin;
};

/**
 * Tells prices from formulas as Pandoc does: text between single dollar signs is a formula unless exactly one of its
 * ends has a space, or a digit follows it, as in "$5 and $10".
 */
function isPrice(formula: string, next: Code): boolean {
  return /^\$\s/.test(formula) !== /\s\$$/.test(formula) || isDigit(next);
}

/**
 * Returns the constructs for formulas within a paragraph, keyed by first character. `dollars` is the one for dollar
 * signs.
 */
export function formulaText(dollars: Construct): Record<number, Construct> {
  const { previous: _, ...construct } = dollars;
  return { [dollar]: { ...dollars, tokenize }, [backslash]: { ...construct, tokenize } };
}
