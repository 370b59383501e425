import * as z from 'zod/mini';
import { lineField, textField } from '../fields';
import { type Letter, letterField, letters } from './attempts';

const mistakeField = z._default(textField(500), '');

/** A question as its author writes it: texts in Markdown with LaTeX, an empty one where there is none. */
export const quizItem = z
  .object({
    topic: z._default(lineField(100), ''),
    question: textField(2000).check(z.minLength(1, 'Please write the question.')),
    options: z.object({ A: optionField('A'), B: optionField('B'), C: optionField('C'), D: optionField('D') }),
    correctAnswer: letterField,
    /** A second option that counts as right; null where one alone is. */
    alsoCorrect: z._default(z.nullable(letterField), null),
    /** What thinking leads to each wrong option. */
    mistakes: z._default(z.object({ A: mistakeField, B: mistakeField, C: mistakeField, D: mistakeField }), {
      A: '',
      B: '',
      C: '',
      D: '',
    }),
    explanation: z._default(textField(4000), ''),
    /** Where it can be read up. */
    source: z._default(lineField(300), ''),
  })
  .check(
    z.refine(({ options }) => new Set(letters.map((letter) => sameText(options[letter]))).size === 4, {
      path: ['options'],
      error: 'Please write four different options.',
    }),
    z.refine(({ correctAnswer, alsoCorrect }) => alsoCorrect !== correctAnswer, {
      path: ['alsoCorrect'],
      error: 'Please choose a wrong option here.',
    }),
    z.refine((item) => letters.every((letter) => !isRight(item, letter) || item.mistakes[letter] === ''), {
      path: ['mistakes'],
      error: 'The right option cannot have a mistake.',
    }),
  );
export type QuizItem = z.infer<typeof quizItem>;

const byLetter = z.object({ A: z.string(), B: z.string(), C: z.string(), D: z.string() });

/** The same as it is stored: what was written under earlier rules is shown as it is. */
export const storedItem = z.object({
  topic: z.string(),
  question: z.string(),
  options: byLetter,
  correctAnswer: letterField,
  alsoCorrect: z.nullable(letterField),
  mistakes: byLetter,
  explanation: z.string(),
  source: z.string(),
});

function optionField(letter: Letter) {
  return textField(500).check(z.minLength(1, `Please write option ${letter}.`));
}

/** Options that differ in spaces alone are the same to a reader; MW and mW, or Co and CO, are not. */
function sameText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether an option counts as right. */
export function isRight(
  { correctAnswer, alsoCorrect }: { correctAnswer: Letter | ''; alsoCorrect: Letter | '' | null },
  letter: Letter | null,
): boolean {
  return letter !== null && (letter === correctAnswer || letter === alsoCorrect);
}

/** The formats in which questions come and go: tables, Moodle's GIFT, and Aiken, which knows neither explanations nor two right options. */
export const itemFormats = ['csv', 'gift', 'aiken'] as const;
export type ItemFormat = (typeof itemFormats)[number];
