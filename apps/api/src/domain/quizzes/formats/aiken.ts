import { letterField, letters } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import { byLetter, type Found, wrongCount } from './found';

const optionLine = /^([A-Z])[.)](?:\s+(.*))?$/s;
const answerLine = /^ANSWER:(.*)$/is;

/** A question on one line, its options as lines `A. …`, and `ANSWER: A`. Line breaks become spaces. */
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
      'Left out, since they begin like an option or an answer, are questions',
      ({ question }) => !canBegin(oneLine(question)),
      numbered,
    ),
    ...note('Line breaks became spaces in questions', ({ question, options }) =>
      [question, ...Object.values(options)].some((text) => text !== oneLine(text)),
    ),
    ...note(
      'Aiken has one right option, so the second one is left out of questions',
      (item) => item.alsoCorrect !== null,
    ),
    ...note(
      'Aiken has no explanations, mistakes, topics and sources, so they are left out of questions',
      (item) =>
        [item.topic, item.explanation, item.source, ...Object.values(item.mistakes)].some(
          (text) => text !== '',
        ),
    ),
  ];
  return { text: texts.join('\n'), notes };
}

/** Reads questions of four options, A to D in their order; `text` has \n at the ends of its lines. */
export function* readAiken(text: string): Generator<Found> {
  let item = emptyAt(0);
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const option = optionLine.exec(line);
    const answer = answerLine.exec(line);
    const isBeginning = option === null && answer === null && item.options.length > 0;
    if (isBeginning) yield { line: item.line, message: withoutAnswer };
    if (isBeginning || item.line === 0) item = emptyAt(index + 1);
    if (answer !== null) {
      yield questionOf(item, index + 1, answer[1] ?? '');
      item = emptyAt(0);
    } else if (option !== null) item.options.push({ letter: option[1] ?? '', text: option[2] ?? '' });
    else item.question.push(line);
  }
  if (item.line > 0) yield { line: item.line, message: withoutAnswer };
}

const withoutAnswer =
  'This question has no answer. Please write a line such as “ANSWER: A” after its options, each of which is on one line.';

type AikenItem = { line: number; question: string[]; options: { letter: string; text: string }[] };

function emptyAt(line: number): AikenItem {
  return { line, question: [], options: [] };
}

function questionOf({ line, question, options }: AikenItem, answerAt: number, answer: string): Found {
  if (question.length === 0)
    return { line, message: 'Please write the question on a line before its options.' };
  const message = wrongCount(options.length);
  if (message !== undefined) return { line, message };
  if (options.map(({ letter }) => letter).join('') !== letters.join(''))
    return { line, message: 'Please begin the options with A, B, C and D, in this order.' };
  const correct = letterField.safeParse(answer.trim().toUpperCase());
  if (!correct.success) return { line: answerAt, message: 'Please write A, B, C or D after “ANSWER:”.' };
  return {
    line,
    draft: {
      topic: '',
      question: question.join('\n'),
      options: byLetter(options.map(({ text }) => text)),
      correctAnswer: correct.data,
      alsoCorrect: null,
      mistakes: byLetter([]),
      explanation: '',
      source: '',
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]\s*/g, ' ');
}

/** A first line that looks like an option or an answer is read as one: the format has no sign against it. */
function canBegin(question: string): boolean {
  return !optionLine.test(question) && !answerLine.test(question);
}

function shownNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 20).join(', ');
  return numbers.length > 20 ? `${shown} and ${(numbers.length - 20).toLocaleString('en')} more` : shown;
}
