import type { ItemText, QuizText } from '../quiz-file';

/** Returns an item without a fault. */
export function itemText(changes: Partial<ItemText> = {}): ItemText {
  return {
    id: 'freezing-point-of-water',
    topic: 'Water',
    difficulty: 'easy',
    stem: 'At which temperature does pure water freeze at normal pressure?',
    answer: 'At $0$ degrees Celsius',
    others: [
      { option: 'At $4$ degrees Celsius', mistake: 'Takes the densest water for the coldest.' },
      { option: 'At $32$ degrees Celsius', mistake: 'Gives the number of the Fahrenheit scale.' },
      { option: 'At $-18$ degrees Celsius', mistake: 'Gives the temperature of a freezer.' },
    ],
    explanation:
      'Ice and water are in balance at $0$ degrees. The number $32$ is the same point in Fahrenheit.',
    source: 'OpenStax, Chemistry 2e, section 10.3, Phase Transitions',
    ...changes,
  };
}

/** Returns a quiz of these items. */
export function quizText(texts: readonly ItemText[], key = 'chemistry/water'): QuizText {
  return {
    key,
    title: 'Water',
    subject: 'Chemistry',
    description: 'What water does.',
    difficulty: 'easy',
    items: texts.map((text) => ({ text })),
  };
}
