import { blankBetween } from '@aw/contracts/unspaced-text';
import type * as tesseract from 'tesseract.js';
import { tidyText } from '../page-text';

/** Lines that the engine is less certain of, in percent, are noise: borders, drawings, handwriting. */
const minLineConfidence = 50;
/** A page of which it is less certain is not shown as text, because a wrong text is worse than a picture. */
const minPageConfidence = 65;
const minWords = 3;
/** Words from this confidence on are right nearly always. */
const certain = 80;
/** A word of one or two characters at the end of a line is a speck beside the page if the engine is less certain of it. */
const minConfidenceOfShort = 80;

const brokenWord = /(?<=\p{Ll})-\n(?=\p{Ll})/gu;
const word = /\p{L}{2,}|[^\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** The parts of the engine's results that are read: paragraphs of lines of words, with the certainty in percent. */
type Word = Pick<tesseract.Word, 'text' | 'confidence'>;
type Line = Pick<tesseract.Line, 'confidence'> & { words: readonly Word[] };
export type Block = { paragraphs: readonly { lines: readonly Line[] }[] };

/**
 * Text of a page as far as the engine is certain of it; null if it is not, or if there are hardly any words. `confidence`
 * is the mean of its words, from 0 to 100, and `certainWords` the number of those that are right nearly always.
 */
export type RecognisedText = { text: string | null; confidence: number; certainWords: number };

/**
 * Joins the lines that OCR is certain of: one line of text for each line of the page, a blank line between paragraphs,
 * and words that were divided at the end of a line in one piece.
 */
export function textOfBlocks(blocks: readonly Block[]): RecognisedText {
  const paragraphs = blocks
    .flatMap((block) => block.paragraphs)
    .map(({ lines }) =>
      lines
        .filter(({ confidence }) => confidence >= minLineConfidence)
        .map((line) => withoutSpecks(line.words))
        .filter((words) => words.length > 0),
    )
    .filter((lines) => lines.length > 0);
  const words = paragraphs.flat(2);
  const text = tidyText(
    paragraphs
      .map((lines) => lines.map(lineOf).join('\n'))
      .join('\n\n')
      .replace(brokenWord, ''),
  );
  const sum = words.reduce((total, { confidence }) => total + confidence, 0);
  const confidence = words.length === 0 ? 0 : sum / words.length;
  const isCertain = confidence >= minPageConfidence && (text.match(word) ?? []).length >= minWords;
  return {
    text: isCertain ? text : null,
    confidence,
    certainWords: words.filter((each) => each.confidence >= certain).length,
  };
}

/** Joins the words of a line. The engine finds words also in scripts that have no blanks between them. */
function lineOf(words: readonly Word[]): string {
  return words.reduce(
    (line, { text }) => (line === '' ? text : `${line}${blankBetween(line, text)}${text}`),
    '',
  );
}

/** Returns the words of a line without specks at both of its ends, which come from the edges of a page. */
function withoutSpecks(words: readonly Word[]): Word[] {
  const isSpeck = ({ text, confidence }: Word) => text.length <= 2 && confidence < minConfidenceOfShort;
  const first = words.findIndex((each) => !isSpeck(each));
  const last = words.findLastIndex((each) => !isSpeck(each));
  return first < 0 ? [] : words.slice(first, last + 1);
}
