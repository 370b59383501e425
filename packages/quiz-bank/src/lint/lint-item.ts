import { compileRichText } from '@aw/content/rich-text';
import type { ItemText } from '../quiz-file';
import { lintWording, proseOf } from './wording';

const minExplanationLength = 60;
const minSentences = 2;
const maxSentences = 5;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const questionWord = /\b(?:which|what|who|whom|where|when)\b/i;
/** Words and signs that end the clause of the question word. */
const clauseEnd =
  /[,;:]|\b(?:and|as|because|but|if|since|that|though|what|when|where|which|while|who|whose)\b/i;

/** Returns the faults of one item, considered alone. */
export function lintItem(item: ItemText): string[] {
  const options = [item.answer, ...item.others.map(({ option }) => option)];
  return [
    ...lintWording(item),
    ...[item.stem, ...options, item.explanation].flatMap(lintFormulas),
    ...lintQuestion(item.stem),
    ...lintExplanation(item.explanation),
  ];
}

/** Requires emphasis on "not", "except" and the like in a question, because they are easily overlooked. */
function lintQuestion(stem: string): string[] {
  const questions =
    proseOf(stem)
      .match(/[^.?!]*\?/g)
      ?.join(' ') ?? '';
  const unemphasised = questions.replace(/\*\*[^*]*\*\*/g, ' ');
  const [, ...afterWord] = unemphasised.split(questionWord);
  const [clause = ''] = afterWord.join(' that ').split(clauseEnd);
  const negative = /\b(?:not|never|cannot)\b/i.exec(clause)?.[0] ?? /\bexcept\b/i.exec(unemphasised)?.[0];
  return negative === undefined ? [] : [`“${negative}” in the question is not emphasised`];
}

function lintExplanation(explanation: string): string[] {
  const prose = explanation
    .replace(/\$[^$]*\$/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
  const count = [...sentences.segment(prose)].length;
  return [
    ...(explanation.length < minExplanationLength
      ? [`the explanation is shorter than ${minExplanationLength} characters`]
      : []),
    ...(count < minSentences || count > maxSentences
      ? [`the explanation has ${count} sentences, not ${minSentences} to ${maxSentences}`]
      : []),
  ];
}

/** Caches the faults of each text: options such as “$5$” are in many items and take a millisecond to compile. */
const faultsByText = new Map<string, string[]>();

function lintFormulas(text: string): string[] {
  const faults = faultsByText.get(text) ?? compileFormulas(text);
  faultsByText.set(text, faults);
  return faults;
}

function compileFormulas(text: string): string[] {
  const { html } = compileRichText(text);
  const prose = html.replace(/<math[\s>].*?<\/math>|<code[\s>].*?<\/code>/gs, ' ');
  return [
    ...(/maths-error|<merror/.test(html) ? [`a formula does not compile in “${text}”`] : []),
    ...(/\$(?!\d)|\\[a-zA-Z]/.test(prose) ? [`a formula is not closed in “${text}”`] : []),
  ];
}
