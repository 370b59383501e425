import { type BankItem, type BankQuiz, type Letter, letters } from '../bank';

/** Strategy to choose an option by its form alone, without knowing the subject (test-wiseness). */
export type TestWiseStrategy = { name: string; choose: (item: BankItem) => Letter };

/** Strategies of people who do not know the subject: one letter, the length of options, repeated words. */
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

/** Percentage of items that must be right to pass a quiz. */
export const passPercentage = 60;

/** Returns the quizzes that this strategy passes. */
export function passedBy({ choose }: TestWiseStrategy, quizzes: readonly BankQuiz[]): BankQuiz[] {
  return quizzes.filter(({ items }) => {
    const right = items.filter((item) => choose(item) === item.correctAnswer).length;
    return (100 * right) / items.length >= passPercentage;
  });
}

/** Returns the first option with the highest measure. */
function best({ options }: BankItem, measure: (option: string, others: string[]) => number): Letter {
  const textOf = (letter: Letter) => options[letter].text;
  const measured = letters.map((letter) => ({
    letter,
    value: measure(textOf(letter), letters.filter((other) => other !== letter).map(textOf)),
  }));
  const max = Math.max(...measured.map(({ value }) => value));
  return measured.find(({ value }) => value === max)?.letter ?? 'A';
}

function sharedWords(option: string, text: string): number {
  const words = wordsOf(text);
  return [...wordsOf(option)].filter((word) => words.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
}
