import type { staffListQuizzes as list } from '@aw/contracts/quizzes/authoring';
import {
  minAttemptsForFigures,
  type StaffQuiz,
  type StaffQuizCard,
} from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import * as quizzes from '@aw/db/quizzes';
import * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { bigintKey, msKey } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toAuthoredQuestion, toStaffCorrection, toStaffQuiz, toStaffQuizCard } from './quiz.mapper';
import { quizNotFound } from './quiz-authoring.errors';

/** From how many of the latest closed attempts figures are taken, and how many corrections are shown. */
const mostAttempts = 1_000;
const mostCorrections = 20;

const changeKeys = z.tuple([msKey, bigintKey]);

/** A page of all quizzes, the latest changed first. */
export async function listQuizzesForStaff(
  ctx: StaffContext,
  { q, subject, status, ...query }: z.output<typeof list.query>,
): Promise<Slice<StaffQuizCard>> {
  const slice = await getSlice(query, {
    keys: changeKeys,
    load: ({ limit, after }) =>
      quizzes.listAuthoredQuizzes(ctx.readDb, {
        q,
        subject,
        status,
        limit,
        after: after && { updatedAt: new Date(after[0]), id: after[1] },
      }),
    keysOf: (row) => [row.updated_at.getTime(), row.id],
  });
  return mapSlice(slice, toStaffQuizCard);
}

/** One quiz with its questions, their figures and its latest corrections; throws 404. */
export async function getQuizForStaff(db: Database, id: number): Promise<StaffQuiz> {
  const row = await quizzes.findAuthoredQuiz(db, id);
  if (!row) throw quizNotFound();
  const questions = await quizzes.listAuthoredQuestions(db, id);
  const figures = await quizzes.listItemFigures(db, {
    quizId: id,
    mostAttempts,
    fewest: minAttemptsForFigures,
  });
  const figuresOf = new Map(figures.map((one) => [one.question_id, one]));
  return toStaffQuiz(row, {
    questions: questions.map((question) => toAuthoredQuestion(question, figuresOf.get(question.id))),
    corrections: (await quizzes.listCorrections(db, id, mostCorrections)).map(toStaffCorrection),
  });
}
