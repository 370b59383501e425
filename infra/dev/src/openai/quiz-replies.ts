import type { ChatTurn } from './replies';

/** Names of the answer formats that the API requests for quizzes. */
type QuizFormat = 'quiz_items' | 'solutions';

const passage = /^\[(\d+)\] (.*)\n(.*)$/gm;
const questionWithOptions = /^(\d+)\. ([\s\S]*?)\nA\) (.*)\nB\) (.*)\nC\) (.*)\nD\) (.*)$/gm;
const sum = /(\d+) \+ (\d+)/;
/** Beginning of a wrong option, unless the question is a sum. */
const wrongOptionStart = 'It is not so that';
/** Word in questions that get a solution other than their writer's. */
const disputed = 'disputed';
/** Words in questions whose solver finds them of this difficulty, which it may call in its own way. Others name none. */
const rated = /rated (easy|medium|hard|moderate)/;

let lastNumber = 10;

/** Answers the calls with which the API generates a quiz: sums or sentences of the passages, and their solutions. */
export function quizReplyTo(turns: readonly ChatTurn[], format: QuizFormat): string {
  const text = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  return JSON.stringify(format === 'quiz_items' ? { items: itemsFor(text) } : { solutions: solve(text) });
}

function itemsFor(text: string) {
  const count = Number(/Write (\d+) questions/.exec(text)?.[1] ?? 1);
  const passages = [...text.matchAll(passage)];
  return Array.from({ length: count }, (_, at) => {
    const source = passages[at % Math.max(1, passages.length)];
    return source ? itemOfPassage(source, at) : itemOfSum();
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
  const quote = (sentences[at % Math.max(1, sentences.length)] ?? text).slice(0, 300);
  lastNumber += 1;
  const wrong = (note: string) => ({
    option: `${wrongOptionStart} ${quote.slice(0, 200)} (${note})`,
    mistake: 'The opposite.',
  });
  return {
    topic: 'Reading',
    question: `What does ${title} say? (${lastNumber})`,
    answer: quote,
    others: [wrong('first'), wrong('second'), wrong('third')],
    explanation: 'These words are in the passage. This question comes from a test server.',
    passage: Number(number),
  };
}

function solve(text: string) {
  return [...text.matchAll(questionWithOptions)].map(([, number, question = '', ...options]) => {
    const [, one, other] = sum.exec(question) ?? [];
    const isRight = (option: string) =>
      one === undefined
        ? !option.startsWith(wrongOptionStart)
        : option.trim() === `${Number(one) + Number(other)}`;
    const letter = question.includes(disputed) ? 'none' : 'ABCD'[options.findIndex(isRight)];
    const [, difficulty = null] = rated.exec(question) ?? [];
    return { number: Number(number), letter: letter ?? 'none', difficulty };
  });
}
