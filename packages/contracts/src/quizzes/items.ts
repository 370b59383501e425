import * as z from 'zod/mini';
import { lineField, textField } from '../fields';
import { isRight, type Letter, letterField, letters } from './attempts';

const mistakeField = z._default(textField(500), '');

/** Question as its author writes it: Markdown with LaTeX; empty texts are missing ones. */
export const quizItem = z
  .object({
    topic: z._default(lineField(100), ''),
    question: textField(2000).check(z.minLength(1, 'Please write the question.')),
    options: z.object({ A: optionField('A'), B: optionField('B'), C: optionField('C'), D: optionField('D') }),
    correctAnswer: letterField,
    /** Second option that counts as right; null if only one does. */
    alsoCorrect: z._default(z.nullable(letterField), null),
    /** Mistake that leads to each wrong option. */
    mistakes: z._default(z.object({ A: mistakeField, B: mistakeField, C: mistakeField, D: mistakeField }), {
      A: '',
      B: '',
      C: '',
      D: '',
    }),
    explanation: z._default(textField(4000), ''),
    /** Source for further reading. */
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

/** Question as stored. Texts that were written under earlier rules are shown as they are. */
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

/**
 * Returns a text without spaces, so that options that read the same are equal. Case counts: MW and mW, or Co and CO,
 * differ.
 */
function sameText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Formats for import and export: tables, Moodle's GIFT, and Aiken, which has neither explanations nor two right
 * options.
 */
export const itemFormats = ['csv', 'gift', 'aiken'] as const;
export type ItemFormat = (typeof itemFormats)[number];
