import { difficulties, difficultyLabels } from '@aw/contracts/quizzes/public';
import { type QuizHead, quizHead, quizStatuses, type StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import * as z from 'zod/mini';
import { statusNames } from '../quiz-labels';

/** Schema of a typed whole number within limits. */
function typedNumber(min: number, max: number, what: string) {
  const isWithin = (text: string) => {
    const typed = Number(text);
    return /^\s*\d{1,4}\s*$/.test(text) && typed >= min && typed <= max;
  };
  return z.pipe(
    z.string().check(z.refine(isWithin, `Please enter ${what} as a whole number from ${min} to ${max}.`)),
    z.transform(Number),
  );
}

/** Schema of a quiz's settings as they are typed. The limits of the numbers are those of the contract. */
export const typedHead = z.object({
  title: quizHead.shape.title,
  subject: quizHead.shape.subject,
  description: quizHead.shape.description,
  difficulty: z.enum(difficulties),
  timeLimit: typedNumber(1, 600, 'the time limit in minutes'),
  passPercentage: typedNumber(1, 100, 'the pass mark'),
  status: z.enum(quizStatuses),
});

export type SentHead = z.output<typeof typedHead>;

/** The settings as a draft stores them, whether valid or not. */
export const headDraft = z.object({
  title: z.string(),
  subject: z.optional(quizHead.shape.subject),
  description: z.string(),
  difficulty: z.enum(difficulties),
  timeLimit: z.string(),
  passPercentage: z.string(),
  status: z.enum(quizStatuses),
});

export type HeadValues = z.infer<typeof headDraft>;

export const newHead: HeadValues = {
  title: '',
  subject: undefined,
  description: '',
  difficulty: 'medium',
  timeLimit: '30',
  passPercentage: '60',
  status: 'draft',
};

/** Returns the values of the form for a quiz. */
export function headValues(
  quiz: Omit<QuizHead, 'subject'> & Pick<StaffQuiz, 'subject' | 'status'>,
): HeadValues {
  const { title, subject, description, difficulty, timeLimit, passPercentage, status } = quiz;
  return {
    title,
    // A subject that no longer exists has to be chosen again.
    subject: z.safeParse(quizHead.shape.subject, subject).data,
    description,
    difficulty,
    timeLimit: String(timeLimit),
    passPercentage: String(passPercentage),
    status,
  };
}

const named: readonly [keyof HeadValues, string, (head: HeadValues) => string][] = [
  ['title', 'Title', ({ title }) => title],
  ['subject', 'Subject', ({ subject }) => subject ?? 'none'],
  ['description', 'Description', ({ description }) => description || 'none'],
  ['difficulty', 'Difficulty', ({ difficulty }) => difficultyLabels[difficulty]],
  ['timeLimit', 'Time limit in minutes', ({ timeLimit }) => timeLimit],
  ['passPercentage', 'Pass mark (%)', ({ passPercentage }) => passPercentage],
  ['status', 'Status', ({ status }) => statusNames[status]],
];

/** Lists what someone else changed in the settings meanwhile, in lines such as 'Title: Torts'. */
export function changedLines(before: HeadValues, after: HeadValues): string[] {
  return named
    .filter(([name]) => before[name] !== after[name])
    .map(([, label, textOf]) => `${label}: ${textOf(after)}`);
}
