import { isRight, type Letter, letterField, letters } from '@aw/contracts/quizzes/attempts';
import { type QuizItem, quizItem } from '@aw/contracts/quizzes/items';
import * as z from 'zod/mini';

/** A question as its form holds it, whether valid or not: one text for each field. */
const itemFields = z.object({
  topic: z.string(),
  question: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  /** Letter of the right option; empty while none is chosen. */
  correctAnswer: z.union([letterField, z.literal('')]),
  /** Letter of the second right option; empty if there is none. */
  alsoCorrect: z.union([letterField, z.literal('')]),
  mistakeA: z.string(),
  mistakeB: z.string(),
  mistakeC: z.string(),
  mistakeD: z.string(),
  explanation: z.string(),
  source: z.string(),
});
export type ItemFields = z.infer<typeof itemFields>;

/** Content of a draft: the fields, and the id of the version that they started from, or null for a new question. */
export const itemDraft = z.object({ fields: itemFields, of: z.nullable(z.number()) });

export const emptyFields: ItemFields = {
  topic: '',
  question: '',
  optionA: '',
  optionB: '',
  optionC: '',
  optionD: '',
  correctAnswer: '',
  alsoCorrect: '',
  mistakeA: '',
  mistakeB: '',
  mistakeC: '',
  mistakeD: '',
  explanation: '',
  source: '',
};

export function fieldsOf(item: QuizItem): ItemFields {
  const { options, mistakes, alsoCorrect, ...texts } = item;
  return {
    ...texts,
    optionA: options.A,
    optionB: options.B,
    optionC: options.C,
    optionD: options.D,
    alsoCorrect: alsoCorrect ?? '',
    mistakeA: mistakes.A,
    mistakeB: mistakes.B,
    mistakeC: mistakes.C,
    mistakeD: mistakes.D,
  };
}

/** Returns the item from the fields. The mistake behind an option that is now right is left out. */
function itemOf(fields: ItemFields) {
  const { topic, question, explanation, source, correctAnswer, alsoCorrect } = fields;
  const mistake = (letter: Letter) => (isRight(fields, letter) ? '' : fields[`mistake${letter}`]);
  return {
    topic,
    question,
    options: { A: fields.optionA, B: fields.optionB, C: fields.optionC, D: fields.optionD },
    correctAnswer,
    alsoCorrect: alsoCorrect === '' || alsoCorrect === correctAnswer ? null : alsoCorrect,
    mistakes: { A: mistake('A'), B: mistake('B'), C: mistake('C'), D: mistake('D') },
    explanation,
    source,
  };
}

/** Checks the typed item with the contract's schema. Errors get the names of the form's fields. */
export const typedItem = z.pipe(
  itemFields,
  z.transform((fields, { issues }): QuizItem => {
    const { data, error } = z.safeParse(quizItem, itemOf(fields));
    if (data) return data;
    const faults = error.issues.map(({ path, message }) => fault(path, message, fields));
    // Missing options are also equal to each other, so the second error is left out.
    const isOptionMissing = faults.some(({ name }) => letters.some((letter) => name === `option${letter}`));
    for (const { name, message } of faults) {
      if (name === 'options' && isOptionMissing) continue;
      issues.push({ code: 'custom', path: [name], message, input: fields });
    }
    return z.NEVER;
  }),
);

type Fault = { name: string; message: string };

function fault([top, below]: PropertyKey[], message: string, fields: ItemFields): Fault {
  const letter = String(below ?? '');
  if (top === 'options' && letter) return { name: `option${letter}`, message };
  if (top === 'mistakes' && letter) return { name: `mistake${letter}`, message };
  if (top === 'correctAnswer' && fields.correctAnswer === '')
    return { name: 'correctAnswer', message: 'Please choose the right option.' };
  return { name: String(top), message };
}
