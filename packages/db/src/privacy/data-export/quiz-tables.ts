import { type RawBuilder, sql } from 'kysely';
import type { ExportTable } from './export-table';
import { mayReadPage } from './may-read-page';

const answers = sql`(
  select coalesce(json_agg(json_build_object(
    'question', q.question, 'answer', s.answer,
    'text', case s.answer when 'A' then q.option_a when 'B' then q.option_b when 'C' then q.option_c when 'D' then q.option_d end,
    'savedAt', s.saved_at
  ) order by s.position), '[]')
  from quiz_answers s join quiz_questions q on q.id = s.question_id where s.attempt_id = t.id)`;

/** Whether the person of t may read every page among these, which are pairs of a document and a number. */
const mayReadPages = (pages: RawBuilder<unknown>) => sql`not exists (
  select from (${pages}) c (document_id, number)
  left join documents d on d.id = c.document_id
  left join document_pages p on p.document_id = c.document_id and p.number = c.number
  where c.document_id is not null and ${mayReadPage(sql`t.user_id`)} is not true)`;

const otherPages = (pages: RawBuilder<unknown>) => sql`
  select (o ->> 'documentId')::bigint, (o ->> 'number')::int from jsonb_array_elements(${pages}) o`;

/** Whether the person of a flashcard may read what it comes from, or wrote its words. */
const maySeeCard = sql`(t.is_edited or ${mayReadPages(sql`
  select t.document_id, t.page union all ${otherPages(sql`t.other_pages`)}`)})`;

/** Entries of study material by the same condition. */
const entries = sql`(
  select coalesce(jsonb_agg(e.entry - '{html,isEdited}'::text[] order by e.at), '[]')
  from jsonb_array_elements(t.entries) with ordinality e (entry, at)
  where (e.entry ->> 'isEdited')::boolean or ${mayReadPages(sql`
    select (e.entry ->> 'documentId')::bigint, (e.entry ->> 'page')::int
    union all ${otherPages(sql`e.entry -> 'otherPages'`)}`)})`;

/** Title of the document or chat of study material, without that of a document that its person may not see. */
const materialTitle = sql`case when ${mayReadPages(sql`select t.document_id, 1`)} then t.title end`;

/** Rows about taking quizzes and learning; certificates first, because they refer to their attempts. */
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
      keysShownElsewhere: 'keys_shown_elsewhere',
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
  {
    file: 'flashcards.json',
    table: 'flashcards',
    user: 'user_id',
    key: [['id', 'bigint']],
    fields: {
      id: 'id',
      materialId: 'material_id',
      position: 'position',
      front: sql`case when ${maySeeCard} then t.front end`,
      back: sql`case when ${maySeeCard} then t.back end`,
      documentId: 'document_id',
      page: 'page',
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
    withheld: ['front', 'back', 'front_html', 'back_html', 'html_version', 'other_pages', 'is_edited'],
    erasure: 'deleted',
  },
  {
    file: 'study-material.json',
    table: 'study_materials',
    user: 'user_id',
    key: [['id', 'uuid']],
    fields: {
      id: 'id',
      kind: 'kind',
      title: materialTitle,
      documentId: 'document_id',
      chatId: 'conversation_id',
      requestedCount: 'wanted_count',
      state: 'state',
      source: 'source',
      model: 'model',
      entries,
      dropped: 'dropped',
      readCount: 'read_count',
      sourceCount: 'source_count',
      failure: 'failure',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      endedAt: 'ended_at',
      savedAt: 'saved_at',
    },
    withheld: [
      'title',
      'entries',
      'html_version',
      'watched_at',
      'send_key',
      'queue_group',
      'run',
      'prompts_done',
    ],
    erasure: 'deleted',
  },
  {
    file: 'generated-quizzes.json',
    table: 'quiz_generations',
    user: 'user_id',
    key: [['id', 'uuid']],
    fields: {
      id: 'id',
      subject: 'subject',
      difficulty: 'difficulty',
      specificTopic: 'specific_topic',
      documentId: 'document_id',
      chatId: 'conversation_id',
      questionCount: 'question_count',
      state: 'state',
      source: 'source',
      model: 'model',
      checked: 'checked',
      dropped: 'dropped',
      quizId: 'quiz_id',
      failure: 'failure',
      createdAt: 'created_at',
      endedAt: 'ended_at',
    },
    withheld: ['send_key', 'items', 'watched_at', 'queue_group'],
    erasure: 'deleted',
  },
  {
    file: 'own-quizzes.json',
    table: 'quizzes',
    user: 'owner_id',
    key: [['id', 'bigint']],
    fields: {
      id: 'id',
      title: 'title',
      subject: 'subject',
      description: 'description',
      difficulty: 'difficulty',
      timeLimit: 'time_limit',
      totalQuestions: 'total_questions',
      passPercentage: 'pass_percentage',
      isMadeByAi: 'is_machine_made',
      status: 'status',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    withheld: ['bank_key', 'asked_questions', 'bank_hash', 'search', 'version'],
    erasure: 'changed',
  },
];
