import type { ChatTurn } from './replies';

/** The forms of answers that quizzes are asked for in. */
type QuizFormat = 'quiz_items' | 'solutions';

const passage = /^\[(\d+)\] (.*)\n(.*)$/gm;
const asked = /^(\d+)\. ([\s\S]*?)\nA\) (.*)\nB\) (.*)\nC\) (.*)\nD\) (.*)$/gm;
const sum = /(\d+) \+ (\d+)/;
/** What begins a wrong option of a question that is no sum. */
const unsaid = 'It is not so that';
/** Stands in questions that the stand-in solves otherwise than their writer. */
const disputed = 'disputed';

let lastNumber = 10;

/** What the stand-in answers where a quiz is made: sums, or sentences of the passages, and their solutions. */
export function quizReplyTo(turns: readonly ChatTurn[], format: QuizFormat): string {
  const text = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  return JSON.stringify(format === 'quiz_items' ? { items: itemsFor(text) } : { solutions: solve(text) });
}

function itemsFor(text: string) {
  const count = Number(/Write (\d+) questions/.exec(text)?.[1] ?? 1);
  const passages = [...text.matchAll(passage)];
  return Array.from({ length: count }, (_, at) => {
    const of = passages[at % Math.max(1, passages.length)];
    return of ? itemOfPassage(of, at) : itemOfSum();
  });
}

function itemOfSum() {
  lastNumber += 1;
  const one = lastNumber;
  const other = 2 * one + 1;
  const option = (value: number, mistake: string) => ({ option: `${value}`, mistake });
  return {
    topic: 'Addition',
    question: `What is ${one} + ${other}?`,
    answer: `${one + other}`,
    others: [
      option(one + other + 1, 'One too many.'),
      option(one + other - 1, 'One too few.'),
      option(other - one, 'Subtracted instead.'),
    ],
    explanation: `Adding ${one} to ${other} gives ${one + other}. This question comes from a test server.`,
    passage: null,
  };
}

function itemOfPassage([, number, title, text = '']: RegExpExecArray, at: number) {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => one.length > 20);
  const said = (sentences[at % Math.max(1, sentences.length)] ?? text).slice(0, 300);
  lastNumber += 1;
  const wrong = (note: string) => ({
    option: `${unsaid} ${said.slice(0, 200)} (${note})`,
    mistake: 'The opposite.',
  });
  return {
    topic: 'Reading',
    question: `What does ${title} say? (${lastNumber})`,
    answer: said,
    others: [wrong('first'), wrong('second'), wrong('third')],
    explanation: 'These words are in the passage. This question comes from a test server.',
    passage: Number(number),
  };
}

function solve(text: string) {
  return [...text.matchAll(asked)].map(([, number, question = '', ...options]) => {
    const [, one, other] = sum.exec(question) ?? [];
    const isRight = (option: string) =>
      one === undefined ? !option.startsWith(unsaid) : option.trim() === `${Number(one) + Number(other)}`;
    const letter = question.includes(disputed) ? 'none' : 'ABCD'[options.findIndex(isRight)];
    return { number: Number(number), letter: letter ?? 'none' };
  });
}
