import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { staffListQuizzes as list } from '@aw/contracts/quizzes/authoring';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import {
  type AuthoredQuestion,
  type ItemFigures,
  minAttemptsForFigures,
  type QuizOrigin,
  type StaffCorrection,
  type StaffQuiz,
  type StaffQuizCard,
} from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import type {
  AuthoredQuestionRow,
  AuthoredQuizCardRow,
  AuthoredQuizRow,
  ItemFiguresRow,
  listCorrections,
} from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { bigintKey, msKey } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toQuizQuestion } from '../quiz.mapper';
import { authoredQuizNotFound, quizChanged } from '../quizzes.errors';

/** Maximum number of the latest closed attempts in the figures, and of corrections shown. */
const maxAttempts = 1_000;
const maxCorrections = 20;

const changeKeys = z.tuple([msKey, bigintKey]);

/** Returns a page of all quizzes, the latest changed first. */
export async function listQuizzesForStaff(
  ctx: StaffContext,
  { q, subject, status, ...query }: z.output<typeof list.query>,
): Promise<Slice<StaffQuizCard>> {
  const slice = await getSlice(query, {
    keys: changeKeys,
    load: ({ limit, after }) =>
      quizzes.listAuthored(ctx.readDb, {
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

/** Returns a quiz with its questions, their figures and its latest corrections. Throws 404. */
export async function getQuizForStaff(db: Database, id: number): Promise<StaffQuiz> {
  const row = await quizzes.findAuthored(db, id);
  if (!row) throw authoredQuizNotFound();
  const questions = await quizzes.listAuthoredQuestions(db, id);
  const figures = await quizzes.listItemFigures(db, {
    quizId: id,
    mostAttempts: maxAttempts,
    fewest: minAttemptsForFigures,
  });
  const figuresOf = new Map(figures.map((one) => [one.question_id, one]));
  return toStaffQuiz(row, {
    questions: questions.map((question) => toAuthoredQuestion(question, figuresOf.get(question.id))),
    corrections: (await quizzes.listCorrections(db, id, maxCorrections)).map(toStaffCorrection),
  });
}

/** Locks a quiz for a change. Throws 404, and 409 when someone has changed it since `version`. */
export async function lockQuiz(db: Database, id: number, version: number): Promise<AuthoredQuizRow> {
  const quiz = await quizzes.lock(db, id);
  if (!quiz) throw authoredQuizNotFound();
  if (quiz.version !== version) throw quizChanged();
  return quiz;
}

function toStaffQuizCard(row: AuthoredQuizCardRow): StaffQuizCard {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    difficulty: row.difficulty,
    status: row.status,
    origin: originOf(row),
    totalQuestions: row.total_questions,
    updatedAt: row.updated_at.toISOString(),
  };
}

function originOf(row: AuthoredQuizCardRow): QuizOrigin {
  if (row.is_machine_made) return 'machine';
  return row.bank_key === null ? 'authors' : 'bank';
}

type Parts = Pick<StaffQuiz, 'questions' | 'corrections'>;

function toStaffQuiz(row: AuthoredQuizRow, { questions, corrections }: Parts): StaffQuiz {
  return {
    ...toStaffQuizCard(row),
    description: row.description,
    timeLimit: row.time_limit,
    passPercentage: row.pass_percentage,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    questions,
    corrections,
  };
}

function toAuthoredQuestion(row: AuthoredQuestionRow, figures?: ItemFiguresRow): AuthoredQuestion {
  return {
    ...toQuizQuestion(row),
    itemId: row.item_id,
    item: toItem(row),
    explanationHtml: row.explanation_html,
    isAnswered: row.is_answered,
    droppedAt: row.dropped_at?.toISOString() ?? null,
    correction: row.correction,
    correctedAt: row.corrected_at?.toISOString() ?? null,
    openReports: row.open_reports,
    figures: figures ? toFigures(figures) : null,
  };
}

/** The source of a question, as its author wrote it. */
export function toItem(row: AuthoredQuestionRow): QuizItem {
  const written: unknown = row.mistakes;
  const mistakes = new Map(typeof written === 'object' && written !== null ? Object.entries(written) : []);
  const mistakeOf = (letter: Letter) => {
    const text: unknown = mistakes.get(letter);
    return typeof text === 'string' ? text : '';
  };
  return {
    topic: row.topic ?? '',
    question: row.question,
    options: { A: row.option_a, B: row.option_b, C: row.option_c, D: row.option_d },
    correctAnswer: row.correct_answer,
    alsoCorrect: row.also_correct,
    mistakes: { A: mistakeOf('A'), B: mistakeOf('B'), C: mistakeOf('C'), D: mistakeOf('D') },
    explanation: row.explanation,
    source: row.source ?? '',
  };
}

function toFigures({ attempts, facility, discrimination, a, b, c, d, none }: ItemFiguresRow): ItemFigures {
  return { attempts, facility, discrimination, choices: { A: a, B: b, C: c, D: d, none } };
}

type CorrectionSummaryRow = Awaited<ReturnType<typeof listCorrections>>[number];

function toStaffCorrection(row: CorrectionSummaryRow): StaffCorrection {
  return {
    id: row.id,
    itemId: row.item_id,
    kind: row.kind,
    note: row.note,
    passesTakenBecause: row.passes_taken_because,
    by: row.made_by,
    createdAt: row.made_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    attemptsChanged: row.attempts_changed,
    certificatesChanged: row.certificates_changed,
  };
}
