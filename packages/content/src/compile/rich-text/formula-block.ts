import type { Code, Construct, State, Tokenizer } from 'micromark-util-types';
import {
  backslash,
  closingBracket,
  isLineEnding,
  isSpace,
  openEndedRanges,
  openingBracket,
} from './formula-signs';

/** Ranges of a text in which a `\[` at the start of a line has no matching end. */
const openEnded = openEndedRanges();

/** Continues on the next line, unless it is a lazy line (see CommonMark), which is outside the container. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const atLine: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code));
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return atLine;
    };
  },
};

/** The `\]` that ends a block, with nothing after it on its line. */
const end: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const begin: State = (code) => {
      effects.enter('mathFlowFence');
      effects.enter('mathFlowFenceSequence');
      effects.consume(code);
      return bracket;
    };
    const bracket: State = (code) => {
      if (code !== closingBracket) return nok(code);
      effects.consume(code);
      effects.exit('mathFlowFenceSequence');
      return after;
    };
    const after: State = (code) => {
      if (isSpace(code)) {
        effects.enter('whitespace');
        return whitespace(code);
      }
      if (code !== null && !isLineEnding(code)) return nok(code);
      effects.exit('mathFlowFence');
      return ok(code);
    };
    const whitespace: State = (code) => {
      if (isSpace(code)) {
        effects.consume(code);
        return whitespace;
      }
      effects.exit('whitespace');
      return after(code);
    };
    return begin;
  },
};

/**
 * Parses a formula from `\[` at the start of a line to `\]` at the end of one, without an empty line between them.
 * Because it is a block, its lines may start like those of a list or a quotation.
 */
const tokenize: Tokenizer = function (effects, ok, nok) {
  const start = this.now();

  const begin: State = (code) => {
    if (openEnded.has(this.parser, start)) return nok(code);
    effects.enter('mathFlow');
    effects.enter('mathFlowFence');
    effects.enter('mathFlowFenceSequence');
    effects.consume(code);
    return bracket;
  };

  const bracket: State = (code) => {
    if (code !== openingBracket) return nok(code);
    effects.consume(code);
    effects.exit('mathFlowFenceSequence');
    effects.exit('mathFlowFence');
    return inside;
  };

  const inside: State = (code) => {
    if (code === null) return fail(code);
    if (isLineEnding(code)) return effects.attempt(nextLine, atLine, fail)(code);
    if (code === backslash) return effects.attempt(end, done, backslashOfValue)(code);
    effects.enter('mathFlowValue');
    return value(code);
  };

  /** At the start of a line. If the line is blank, the block has no end. */
  const atLine: State = (code) => {
    if (!isSpace(code)) return code === null || isLineEnding(code) ? fail(code) : inside(code);
    effects.enter('mathFlowValue');
    effects.consume(code);
    return indent;
  };

  const indent: State = (code) => {
    if (!isSpace(code)) {
      effects.exit('mathFlowValue');
      return code === null || isLineEnding(code) ? fail(code) : inside(code);
    }
    effects.consume(code);
    return indent;
  };

  const value: State = (code) => {
    if (code === null || isLineEnding(code) || code === backslash) {
      effects.exit('mathFlowValue');
      return inside(code);
    }
    effects.consume(code);
    return value;
  };

  const backslashOfValue: State = (code) => {
    effects.enter('mathFlowValue');
    effects.consume(code);
    return escaped;
  };

  const escaped: State = (code) => {
    // Text follows the formula on its line, so the formula is part of a paragraph.
    if (code === closingBracket) return nok(code);
    if (code === null || isLineEnding(code)) return value(code);
    effects.consume(code);
    return value;
  };

  const done: State = (code) => {
    effects.exit('mathFlow');
    return ok(code);
  };

  const fail = (code: Code): State | undefined => {
    openEnded.note(this.parser, start, this.now());
    return nok(code);
  };

  return begin;
};

export const formulaBlock: Construct = { name: 'formulaBlock', concrete: true, tokenize };
