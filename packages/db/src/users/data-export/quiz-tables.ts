import { sql } from 'kysely';
import type { ExportTable } from './export-table';

const answers = sql`(
  select coalesce(json_agg(json_build_object(
    'question', q.question, 'answer', s.answer,
    'text', case s.answer when 'A' then q.option_a when 'B' then q.option_b when 'C' then q.option_c when 'D' then q.option_d end,
    'savedAt', s.saved_at
  ) order by s.position), '[]')
  from quiz_answers s join quiz_questions q on q.id = s.question_id where s.attempt_id = t.id)`;

/** Rows about taking quizzes; certificates first, since they name their attempts. */
export const quizTables: readonly ExportTable[] = [
  {
    file: 'certificates.json',
    table: 'certificates',
    user: 'user_id',
    key: [['certificate_id', 'text']],
    fields: {
      certificateId: 'certificate_id',
      attemptId: 'quiz_attempt_id',
      studentName: 'student_name',
      quizId: 'quiz_id',
      quizTitle: 'quiz_title',
      subject: 'subject',
      score: 'score',
      totalQuestions: 'total_questions',
      percentage: 'percentage',
      completedAt: 'completed_at',
      template: 'template',
      isPublic: 'is_public',
      replacedAt: 'replaced_at',
      revokedAt: 'revoked_at',
      revokedReason: 'revoked_reason',
      statusIndex: 'status_index',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    withheld: ['correction_id'],
    erasure: 'deleted',
  },
  {
    file: 'quiz-attempts.json',
    table: 'quiz_attempts',
    user: 'user_id',
    key: [['id', 'text']],
    fields: {
      id: 'id',
      quizId: 'quiz_id',
      quizTitle: sql`(select q.title from quizzes q where q.id = t.quiz_id)`,
      extraTime: 'extra_time',
      startedAt: 'started_at',
      deadline: 'deadline',
      completedAt: 'completed_at',
      endedBy: 'ended_by',
      score: 'score',
      totalQuestions: 'total_questions',
      percentage: 'percentage',
      passed: 'passed',
      passPercentage: 'pass_percentage',
      isPassKept: 'is_pass_kept',
      regradedAt: 'regraded_at',
      timeSpent: 'time_spent',
      answers,
    },
    withheld: ['completed'],
    erasure: 'deleted',
  },
  {
    file: 'review-cards.json',
    table: 'review_cards',
    user: 'user_id',
    key: [
      ['user_id', 'text'],
      ['item_id', 'bigint'],
    ],
    fields: {
      itemId: 'item_id',
      questionId: 'question_id',
      question: sql`(select q.question from quiz_questions q where q.id = t.question_id)`,
      due: 'due',
      stability: 'stability',
      difficulty: 'difficulty',
      state: 'state',
      scheduledDays: 'scheduled_days',
      learningSteps: 'learning_steps',
      reps: 'reps',
      lapses: 'lapses',
      lastReview: 'last_review',
      createdAt: 'created_at',
    },
    withheld: [],
    erasure: 'deleted',
  },
];
