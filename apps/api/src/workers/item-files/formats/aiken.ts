import { formatNumber } from '@aw/contracts/duration-text';
import { letterField, letters } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import { byLetter, type ParsedItem, wrongCount } from './parsed-item';

const optionLine = /^([A-Z])[.)](?:\s+(.*))?$/s;
/** An option without a space after its letter, unlike abbreviations such as `A.I.` or `B.Sc.` in a question. */
const tightOption = /^([A-Z])(?:\)|\.(?!\w{1,3}\.))(\S.*)$/s;
const answerLine = /^ANSWER:(.*)$/is;
/** Line with the explanation, which some programs write below an answer. */
const explanationLine = /^(?:ANSWER[ _])?(?:EXPLANATION|FEEDBACK):(.*)$/is;
/** Letter of the answer, which the option's text or an explanation may follow. */
const answerText = /^([A-Z])(?:[.)]\s*(.*))?$/is;

/** Writes each question on one line, its options as lines `A. …`, and `ANSWER: A`. Line breaks become spaces. */
export function writeAiken(items: readonly QuizItem[]): { text: string; notes: string[] } {
  const numbered = items.map((item, index) => ({ item, number: index + 1 }));
  const written = numbered.filter(({ item }) => canBegin(oneLine(item.question)));
  const texts = written.map(({ item }) =>
    [
      oneLine(item.question),
      ...letters.map((letter) => `${letter}. ${oneLine(item.options[letter])}`),
      `ANSWER: ${item.correctAnswer}`,
      '',
    ].join('\n'),
  );
  const note = (text: string, isMeant: (item: QuizItem) => boolean, among = written) => {
    const meant = among.filter(({ item }) => isMeant(item)).map(({ number }) => number);
    return meant.length > 0 ? [`${text}: ${shownNumbers(meant)}.`] : [];
  };
  const notes = [
    ...note(
      'These questions were left out, because they start like an option or an answer',
      ({ question }) => !canBegin(oneLine(question)),
      numbered,
    ),
    ...note('Line breaks became spaces in these questions', ({ question, options }) =>
      [question, ...Object.values(options)].some((text) => text !== oneLine(text)),
    ),
    ...note(
      'Aiken allows one right option, so the second one was left out of these questions',
      (item) => item.alsoCorrect !== null,
    ),
    ...note(
      'Aiken has no explanations, mistakes, topics or sources, so they were left out of these questions',
      (item) =>
        [item.topic, item.explanation, item.source, ...Object.values(item.mistakes)].some(
          (text) => text !== '',
        ),
    ),
  ];
  return { text: texts.join('\n'), notes };
}

/**
 * Reads questions of four options, A to D in their order, and the explanation below an answer. Lines of `text` end
 * with \n.
 */
export function* readAiken(text: string): Generator<ParsedItem> {
  let item = emptyAt(0);
  /** The question whose answer was read, which the next line may explain. */
  let answered: ParsedItem | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const explanation = explanationLine.exec(line)?.[1];
    if (answered && explanation !== undefined) {
      yield explained(answered, explanation);
      answered = undefined;
      continue;
    }
    if (answered) yield answered;
    answered = undefined;
    const option = optionLine.exec(line) ?? tightOptionOf(line, item);
    const answer = answerLine.exec(line);
    const isBeginning = option === null && answer === null && item.options.length > 0;
    if (isBeginning) yield { line: item.line, message: withoutAnswer };
    if (isBeginning || item.line === 0) item = emptyAt(index + 1);
    if (answer !== null) {
      answered = questionOf(item, index + 1, answer[1] ?? '');
      item = emptyAt(0);
    } else if (option !== null) item.options.push({ letter: option[1] ?? '', text: option[2] ?? '' });
    else item.question.push(line);
  }
  if (answered) yield answered;
  if (item.line > 0) yield { line: item.line, message: withoutAnswer };
}

/** Returns the next option if it is written without a space after its letter. */
function tightOptionOf(line: string, { question, options }: AikenItem): RegExpExecArray | null {
  const option = tightOption.exec(line);
  const isNext = question.length > 0 && option?.[1] === letters[options.length];
  return isNext ? option : null;
}

function explained(item: ParsedItem, explanation: string): ParsedItem {
  if (!('draft' in item)) return item;
  const texts = [item.draft.explanation, explanation.trim()].filter((text) => text !== '');
  return { ...item, draft: { ...item.draft, explanation: texts.join('\n') } };
}

const withoutAnswer =
  'This question has no answer. Please write each option on one line, and then a line such as “ANSWER: A”.';

type AikenItem = { line: number; question: string[]; options: { letter: string; text: string }[] };

function emptyAt(line: number): AikenItem {
  return { line, question: [], options: [] };
}

function questionOf({ line, question, options }: AikenItem, answerAt: number, answer: string): ParsedItem {
  if (question.length === 0)
    return { line, message: 'Please write the question on a line before its options.' };
  const message = wrongCount(options.length);
  if (message !== undefined) return { line, message };
  if (options.map(({ letter }) => letter).join('') !== letters.join(''))
    return { line, message: 'Please start the options with A, B, C and D, in this order.' };
  const [, letter = '', after = ''] = answerText.exec(answer.trim()) ?? [];
  const correct = letterField.safeParse(letter.toUpperCase());
  if (!correct.success) return { line: answerAt, message: 'Please write A, B, C or D after “ANSWER:”.' };
  const texts = byLetter(options.map(({ text }) => text));
  return {
    line,
    draft: {
      topic: '',
      question: question.join('\n'),
      options: texts,
      correctAnswer: correct.data,
      alsoCorrect: null,
      mistakes: byLetter([]),
      explanation: after === texts[correct.data] ? '' : after,
      source: '',
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]\s*/g, ' ');
}

/**
 * Returns whether a line can begin a question. A first line that looks like an option or an answer is read as one,
 * because the format cannot escape it.
 */
function canBegin(question: string): boolean {
  return !optionLine.test(question) && !answerLine.test(question) && !explanationLine.test(question);
}

function shownNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 20).join(', ');
  return numbers.length > 20 ? `${shown} and ${formatNumber(numbers.length - 20)} more` : shown;
}
