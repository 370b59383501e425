import { type BankItem, type BankQuiz, type Letter, letters } from '../bank';

/** A way to choose without knowing the subject, from what an item looks like (test-wiseness). */
export type TestWiseStrategy = { name: string; choose: (item: BankItem) => Letter };

/** What people try who know nothing: one letter, the form of the options, words that repeat. */
export const testWiseStrategies: readonly TestWiseStrategy[] = [
  ...letters.map((letter) => ({ name: `always ${letter}`, choose: () => letter })),
  { name: 'the longest option', choose: (item) => best(item, (option) => option.length) },
  { name: 'the shortest option', choose: (item) => best(item, (option) => -option.length) },
  {
    name: 'the option with most words of the stem',
    choose: (item) => best(item, (option) => sharedWords(option, item.question.text)),
  },
  {
    name: 'the option with most words of the others',
    choose: (item) => best(item, (option, others) => sharedWords(option, others.join(' '))),
  },
];

/** The share of items that a quiz of the bank asks for, in percent. */
export const passPercentage = 60;

/** The quizzes that somebody passes who chooses like this. */
export function passedBy({ choose }: TestWiseStrategy, quizzes: readonly BankQuiz[]): BankQuiz[] {
  return quizzes.filter(({ items }) => {
    const right = items.filter((item) => choose(item) === item.correctAnswer).length;
    return (100 * right) / items.length >= passPercentage;
  });
}

/** The first of the options that a measure likes best. */
function best({ options }: BankItem, measure: (option: string, others: string[]) => number): Letter {
  const textOf = (letter: Letter) => options[letter].text;
  const measured = letters.map((letter) => ({
    letter,
    value: measure(textOf(letter), letters.filter((other) => other !== letter).map(textOf)),
  }));
  const most = Math.max(...measured.map(({ value }) => value));
  return measured.find(({ value }) => value === most)?.letter ?? 'A';
}

function sharedWords(option: string, text: string): number {
  const words = wordsOf(text);
  return [...wordsOf(option)].filter((word) => words.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
}
