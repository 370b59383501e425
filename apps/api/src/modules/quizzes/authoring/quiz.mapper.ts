import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type {
  AuthoredQuestion,
  ItemFigures,
  QuizOrigin,
  StaffCorrection,
  StaffQuiz,
  StaffQuizCard,
} from '@aw/contracts/quizzes/staff-quizzes';
import type {
  AuthoredQuestionRow,
  AuthoredQuizCardRow,
  AuthoredQuizRow,
  ItemFiguresRow,
  listCorrections,
} from '@aw/db/quizzes';
import { toQuizQuestion } from '../shown-question';

export function toStaffQuizCard(row: AuthoredQuizCardRow): StaffQuizCard {
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

export function toStaffQuiz(row: AuthoredQuizRow, { questions, corrections }: Parts): StaffQuiz {
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

export function toAuthoredQuestion(row: AuthoredQuestionRow, figures?: ItemFiguresRow): AuthoredQuestion {
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

/** A question as its author wrote it. */
export function toItem(row: AuthoredQuestionRow): QuizItem {
  const written: unknown = row.mistakes;
  const known = new Map(typeof written === 'object' && written !== null ? Object.entries(written) : []);
  const mistakeOf = (letter: Letter) => {
    const text: unknown = known.get(letter);
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

export function toStaffCorrection(row: CorrectionSummaryRow): StaffCorrection {
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
