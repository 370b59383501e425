import { compileRichText } from '@aw/content/rich-text';
import type { ItemText } from '../quiz-file';
import { optionValue } from './same-value';

const shortestExplanation = 60;
const fewestSentences = 2;
const mostSentences = 5;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const catchAll =
  /\b(?:all|none|any|both|neither|some)\s+of\s+(?:the\s+)?(?:above|these|those|options|other|others|answers|following)\b|\bthe above\b/i;

const questionWord = /\b(?:which|what|who|whom|where|when)\b/i;
/** What ends the clause of the question word. */
const clauseEnd =
  /[,;:]|\b(?:and|as|because|but|if|since|that|though|what|when|where|which|while|who|whose)\b/i;

/** Letters are dealt when the bank is built, so no text can name one. */
const namedLetters = [
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Dd]istractor|[Aa]lternative|[Ll]etter)s?\s+\(?[A-D]\b/,
  /(?<![\w)])\([A-D]\)/,
  /\b[A-D]\s+(?:is|are)\s+(?:right|wrong|correct|incorrect|true|false)\b/,
];

/** What is wrong with one item by itself, in words. */
export function lintItem(item: ItemText): string[] {
  const options = [item.answer, ...item.others.map(({ option }) => option)];
  const mistakes = item.others.map(({ mistake }) => mistake);
  return [
    ...lintOptions(options),
    ...[item.stem, ...options, item.explanation].flatMap(lintFormulas),
    ...lintQuestion(item.stem),
    ...lintExplanation(item.explanation),
    ...[item.explanation, ...mistakes].flatMap(lintLetters),
  ];
}

/** A question that asks for what is not so, or for an exception, is misread unless the word stands out. */
function lintQuestion(stem: string): string[] {
  const asked =
    proseOf(stem)
      .match(/[^.?!]*\?/g)
      ?.join(' ') ?? '';
  const plain = asked.replace(/\*\*[^*]*\*\*/g, ' ');
  const [, ...afterWord] = plain.split(questionWord);
  const [clause = ''] = afterWord.join(' that ').split(clauseEnd);
  const found = /\b(?:not|never|cannot)\b/i.exec(clause)?.[0] ?? /\bexcept\b/i.exec(plain)?.[0];
  return found === undefined ? [] : [`“${found}” in the question is not emphasised`];
}

function lintExplanation(explanation: string): string[] {
  const prose = explanation
    .replace(/\$[^$]*\$/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
  const count = [...sentences.segment(prose)].length;
  return [
    ...(explanation.length < shortestExplanation
      ? [`the explanation is shorter than ${shortestExplanation} characters`]
      : []),
    ...(count < fewestSentences || count > mostSentences
      ? [`the explanation has ${count} sentences, not ${fewestSentences} to ${mostSentences}`]
      : []),
  ];
}

function lintOptions(options: readonly string[]): string[] {
  const values = options.map(optionValue);
  const repeated = options.filter((_, index) => values.indexOf(values[index] ?? '') < index);
  return [
    ...repeated.map((option) => `the option “${option}” says the same as another one`),
    ...options
      .filter((option) => catchAll.test(option))
      .map((option) => `the option “${option}” is a catch-all`),
  ];
}

function lintLetters(text: string): string[] {
  const prose = proseOf(text);
  const found = namedLetters.map((pattern) => pattern.exec(prose)?.[0]).find(Boolean);
  return found === undefined ? [] : [`“${found}” names a letter`];
}

function lintFormulas(text: string): string[] {
  const { html } = compileRichText(text);
  const prose = html.replace(/<math[\s>].*?<\/math>|<code[\s>].*?<\/code>/gs, ' ');
  return [
    ...(/maths-error|<merror/.test(html) ? [`a formula does not compile in “${text}”`] : []),
    ...(/\$(?!\d)|\\[a-zA-Z]/.test(prose) ? [`a formula is not closed in “${text}”`] : []),
  ];
}

/** A text without its formulas and code. */
function proseOf(text: string): string {
  return text.replace(/\$[^$]*\$|`[^`]*`/g, ' ');
}
