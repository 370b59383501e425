import type { Block } from 'tesseract.js';
import { tidyText } from '../pdf/page-text';

/** Lines that the engine is less certain of, in percent, are noise: borders, drawings, handwriting. */
const minLineConfidence = 50;
/** A page of which it is less certain is not shown as text, because a wrong text is worse than a picture. */
const minPageConfidence = 65;
const minWords = 3;
/** Words below are specks at the edges of a page, or wrong in any case. */
const minWordConfidence = 35;

const isCertainEnough = ({ confidence }: { confidence: number }) => confidence >= minWordConfidence;

const brokenWord = /(?<=\p{Ll})-\n(?=\p{Ll})/gu;
const word = /\p{L}{2,}|[^\p{Script=Common}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** Text of a page as far as the engine is certain of it; null if it is not, or if there are hardly any words. */
export type RecognisedText = { text: string | null; confidence: number };

/**
 * Joins the lines that OCR is certain of: one line of text for each line of the page, a blank line between paragraphs,
 * and words that were divided at the end of a line in one piece. `confidence` is the mean of its words, from 0 to 100.
 */
export function textOfBlocks(blocks: readonly Block[]): RecognisedText {
  const paragraphs: string[] = [];
  let [sum, count] = [0, 0];
  for (const { lines } of blocks.flatMap((block) => block.paragraphs)) {
    const kept = lines.filter(({ confidence }) => confidence >= minLineConfidence);
    for (const { confidence } of kept.flatMap(({ words }) => words)) {
      sum += confidence;
      count++;
    }
    const lineTexts = kept.map(({ words }) =>
      words
        .filter(isCertainEnough)
        .map(({ text }) => text)
        .join(' '),
    );
    if (kept.length > 0) paragraphs.push(lineTexts.join('\n'));
  }
  const text = tidyText(paragraphs.join('\n\n').replace(brokenWord, ''));
  const confidence = count === 0 ? 0 : sum / count;
  const isCertain = confidence >= minPageConfidence && (text.match(word) ?? []).length >= minWords;
  return { text: isCertain ? text : null, confidence };
}
