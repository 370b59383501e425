import * as z from 'zod/mini';
import { subjects } from '../documents/subjects';
import { lineField, moment, textField } from '../fields';
import { quizQuestion } from './attempts';
import { storedItem } from './items';
import { difficulties } from './public';

/** Title, description and rules of a quiz. */
export const quizHead = z.object({
  title: lineField(200).check(z.minLength(1, 'Please enter a title for the quiz.')),
  subject: z.enum(subjects, 'Please choose a subject.'),
  description: z._default(textField(1000), ''),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  /** In minutes, without extra time. */
  timeLimit: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
  /** Lowest rounded percentage that passes. */
  passPercentage: z._default(z.int().check(z.minimum(1), z.maximum(100)), 60),
});
export type QuizHead = z.infer<typeof quizHead>;

/**
 * `draft`: only authors see it. `unlisted`: anyone with its address can take it. `retired`: nobody can start it any
 * more.
 */
export const quizStatuses = ['draft', 'listed', 'unlisted', 'retired'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** Origin of a quiz: the bank that comes with releases, authors in the console, or a model. */
export const quizOrigins = ['bank', 'authors', 'machine'] as const;
export type QuizOrigin = (typeof quizOrigins)[number];

/** Minimum number of first attempts for the figures of a question to be shown. */
export const minAttemptsForFigures = 20;

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

/** Figures of first attempts at a question; in later attempts its key is known. */
export const itemFigures = z.object({
  /** Number of latest first attempts that were read. */
  attempts: z.number(),
  /** Share of right answers, 0 to 1. */
  facility: z.number(),
  /**
   * Corrected item-total correlation, -1 to 1: how closely the question agrees with the rest of the quiz. Null if all
   * answers, or all other results, are equal.
   */
  discrimination: z.nullable(z.number()),
  /** Number of times that each option, or none, was chosen. */
  choices: z.object({ A: z.number(), B: z.number(), C: z.number(), D: z.number(), none: z.number() }),
});
export type ItemFigures = z.infer<typeof itemFigures>;

export const authoredQuestion = z.extend(quizQuestion, {
  /** Id of the item, which all of its versions share. */
  itemId: z.number(),
  item: storedItem,
  explanationHtml: z.string(),
  /** True if somebody was graded by it. Its key then changes only by a correction. */
  isAnswered: z.boolean(),
  /** Time since which it is neither asked nor counted. */
  droppedAt: z.nullable(moment),
  /** Explanation of its correction for takers. */
  correction: z.nullable(z.string()),
  correctedAt: z.nullable(moment),
  /** Number of open reports by takers. */
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
  /** Reason why passes were taken away; null if everybody kept theirs. */
  passesTakenBecause: z.nullable(z.string()),
  by: z.string(),
  createdAt: moment,
  /** Null while attempts are still being regraded. */
  doneAt: z.nullable(moment),
  attemptsChanged: z.number(),
  certificatesChanged: z.number(),
});
export type StaffCorrection = z.infer<typeof staffCorrection>;

export const staffQuiz = z.extend(staffQuizCard, {
  description: z.string(),
  timeLimit: z.number(),
  passPercentage: z.number(),
  /** Changes with each edit. The next edit sends it back, so that two authors do not overwrite each other. */
  version: z.number(),
  createdAt: moment,
  questions: z.array(authoredQuestion),
  /** Latest twenty. */
  corrections: z.array(staffCorrection),
});
export type StaffQuiz = z.infer<typeof staffQuiz>;
