import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { lineField, moment, textField } from '../fields';
import { quizQuestion } from './attempts';
import { storedItem } from './items';
import { difficulties } from './public';

/** What a quiz says of itself. */
export const quizHead = z.object({
  title: lineField(200).check(z.minLength(1, 'Please enter a title for the quiz.')),
  subject: z.enum(subjects, 'Please choose a subject.'),
  description: z._default(textField(1000), ''),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  /** In minutes, without any extra time. */
  timeLimit: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
  /** From which rounded percentage on it is passed. */
  passPercentage: z._default(z.int().check(z.minimum(1), z.maximum(100)), 60),
});
export type QuizHead = z.infer<typeof quizHead>;

/** `draft`: only authors see it. `unlisted`: whoever has its address takes it. `retired`: nobody starts it any more. */
export const quizStatuses = ['draft', 'listed', 'unlisted', 'retired'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** Where a quiz comes from: the bank that releases bring, authors in the console, or a model. */
export const quizOrigins = ['bank', 'authors', 'machine'] as const;
export type QuizOrigin = (typeof quizOrigins)[number];

/** From how many first attempts on the figures of a question say something. */
export const fewestForFigures = 20;

export const staffQuizCard = z.object({
  id: z.number(),
  title: z.string(),
  subject: z.string(),
  difficulty: z.enum(difficulties),
  status: z.enum(quizStatuses),
  origin: z.enum(quizOrigins),
  totalQuestions: z.number(),
  updatedAt: moment,
});
export type StaffQuizCard = z.infer<typeof staffQuizCard>;

/** What first attempts at a question show; later ones were made with its key known. */
export const itemFigures = z.object({
  /** How many of the latest first attempts were read. */
  attempts: z.number(),
  /** The share of right answers, 0 to 1. */
  facility: z.number(),
  /** How the question goes with the rest of the quiz (corrected item-total correlation), -1 to 1; null where all answers or all rests are equal. */
  discrimination: z.nullable(z.number()),
  /** How often each option was chosen, and none. */
  choices: z.object({ A: z.number(), B: z.number(), C: z.number(), D: z.number(), none: z.number() }),
});
export type ItemFigures = z.infer<typeof itemFigures>;

export const authoredQuestion = z.extend(quizQuestion, {
  /** The same through all of its versions. */
  itemId: z.number(),
  item: storedItem,
  explanationHtml: z.string(),
  /** Whether somebody was graded by it: then its key changes by a correction alone. */
  isAnswered: z.boolean(),
  /** Since when it is neither asked nor counted. */
  droppedAt: z.nullable(moment),
  /** What takers read of its correction. */
  correction: z.nullable(z.string()),
  correctedAt: z.nullable(moment),
  /** Open reports of takers. */
  openReports: z.number(),
  /** Null before 20 first attempts. */
  figures: z.nullable(itemFigures),
});
export type AuthoredQuestion = z.infer<typeof authoredQuestion>;

export const correctionKinds = ['key', 'both', 'drop', 'restore'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export const staffCorrection = z.object({
  id: z.number(),
  itemId: z.number(),
  kind: z.enum(correctionKinds),
  note: z.string(),
  /** Why passes were taken; null where everybody kept theirs. */
  passesTakenBecause: z.nullable(z.string()),
  by: z.string(),
  createdAt: moment,
  /** Null while attempts are still graded anew. */
  doneAt: z.nullable(moment),
  attemptsChanged: z.number(),
  certificatesChanged: z.number(),
});
export type StaffCorrection = z.infer<typeof staffCorrection>;

export const staffQuiz = z.extend(staffQuizCard, {
  description: z.string(),
  timeLimit: z.number(),
  passPercentage: z.number(),
  /** Changes with each change; sent back with the next one, so that two authors do not overwrite each other. */
  version: z.number(),
  createdAt: moment,
  questions: z.array(authoredQuestion),
  /** The latest twenty. */
  corrections: z.array(staffCorrection),
});
export type StaffQuiz = z.infer<typeof staffQuiz>;
