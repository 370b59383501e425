import { sql } from 'kysely';
import type { ExportTable } from './export-table';
import { mayReadPage } from './may-read-page';

const id = [['id', 'bigint']] as const;
const questionTitle = sql`(select q.title from questions q where q.id = t.question_id)`;
const ofAnswer = { answerId: 'answer_id' } as const;
const byAnswer = [['answer_id', 'bigint']] as const;
const question = { questionId: 'question_id', questionTitle };
const questionVersions = sql`(
  select coalesce(json_agg(json_build_object('title', v.title, 'content', v.content, 'until', v.until) order by v.id), '[]')
  from question_versions v where v.question_id = t.id)`;
const answerVersions = sql`(
  select coalesce(json_agg(json_build_object('content', v.content, 'steps', v.steps, 'until', v.until) order by v.id), '[]')
  from answer_versions v where v.answer_id = t.id)`;
const steps = sql`(
  select coalesce(json_agg(json_build_object('label', s.label, 'content', s.content) order by s.number), '[]')
  from answer_steps s where s.answer_id = t.id)`;
const scores = sql`(
  select coalesce(json_agg(json_build_object('score', s.score, 'note', s.note, 'at', s.updated_at) order by s.updated_at), '[]')
  from answer_quality s where s.answer_id = t.id)`;

/** Source of a question. A quote is left out when the asker may no longer read its page. */
const about = sql`(
  select json_build_object('documentId', c.document_id, 'page', c.page, 'quizQuestionId', c.quiz_question_id,
    'quote', case when ${mayReadPage(sql`t.asker_id`)} then c.quote end)
  from question_sources c
  left join documents d on d.id = c.document_id
  left join document_pages p on p.document_id = c.document_id and p.number = c.page
  where c.question_id = t.id)`;

/** Source of the question that is being written; its quote by the same condition. */
const draftAbout = sql`(
  select case when ${mayReadPage(sql`t.user_id`)} then t.about else t.about - 'quote' end
  from (values (1)) one
  left join documents d on d.id = (t.about ->> 'documentId')::bigint
  left join document_pages p on p.document_id = d.id and p.number = (t.about ->> 'page')::bigint)`;

/** Rows about asking and answering. */
export const questionTables: readonly ExportTable[] = [
  {
    file: 'questions.json',
    table: 'questions',
    user: 'asker_id',
    key: id,
    fields: {
      id: 'id',
      title: 'title',
      content: 'content',
      subject: 'subject',
      schoolId: 'school_id',
      courseId: 'course_id',
      isAnswered: 'is_answered',
      answeredAt: 'answered_at',
      promisedAt: 'promised_at',
      paidWith: 'paid_with',
      status: 'status',
      removedReason: 'removed_reason',
      heldUntil: 'held_until',
      duplicateOf: 'duplicate_of',
      createdAt: 'created_at',
      editedAt: 'edited_at',
      removedAt: 'deleted_at',
      earlierVersions: questionVersions,
      about,
    },
    withheld: [
      'segment',
      'title_words',
      'search_words',
      'deletion_id',
      'approved_at',
      'is_listed',
      'content_html',
      'content_text',
      'content_version',
      'held_because',
      'late_settled_at',
      'reminded_at',
    ],
    erasure: 'changed',
  },
  {
    file: 'answers.json',
    table: 'answers',
    user: 'expert_id',
    key: id,
    fields: {
      id: 'id',
      ...question,
      content: 'content',
      steps,
      status: 'status',
      removedReason: 'removed_reason',
      isVerified: 'is_verified',
      verifiedAt: 'verified_at',
      acceptedAt: 'accepted_at',
      helpfulCount: 'helpful_count',
      qualityScores: scores,
      createdAt: 'created_at',
      editedAt: 'edited_at',
      earlierVersions: answerVersions,
    },
    withheld: [
      'content_html',
      'content_text',
      'content_version',
      'held_because',
      'verified_by',
      'announced_at',
    ],
    erasure: 'changed',
  },
  {
    file: 'verified-answers.json',
    table: 'answers',
    user: 'verified_by',
    key: id,
    fields: { id: 'id', ...question, verifiedAt: 'verified_at' },
    withheld: [
      'expert_id',
      'content',
      'content_html',
      'content_text',
      'content_version',
      'status',
      'removed_reason',
      'held_because',
      'announced_at',
      'is_verified',
      'accepted_at',
      'helpful_count',
      'created_at',
      'edited_at',
    ],
    erasure: 'kept',
  },
  {
    file: 'comments.json',
    table: 'question_comments',
    user: 'author_id',
    key: id,
    fields: {
      id: 'id',
      ...question,
      ...ofAnswer,
      content: 'content',
      status: 'status',
      removedReason: 'removed_reason',
      createdAt: 'created_at',
    },
    withheld: ['content_html', 'content_text', 'content_version', 'held_because', 'staff_id'],
    erasure: 'changed',
  },
  {
    file: 'question-follows.json',
    table: 'question_follows',
    user: 'user_id',
    key: id,
    fields: { ...question, email: 'email', createdAt: 'created_at', confirmedAt: 'confirmed_at' },
    withheld: ['id', 'token_hash', 'token_until', 'notified_answer_id'],
    erasure: 'deleted',
  },
  {
    file: 'claims.json',
    table: 'question_claims',
    user: 'expert_id',
    key: id,
    fields: { ...question, claimedAt: 'claimed_at', expiresAt: 'expires_at', endedAt: 'ended_at' },
    withheld: ['id'],
    erasure: 'deleted',
  },
  {
    file: 'revealed-steps.json',
    table: 'answer_step_reveals',
    user: 'user_id',
    key: [
      ['answer_id', 'bigint'],
      ['number', 'integer'],
    ],
    fields: { ...ofAnswer, number: 'number', revealedAt: 'revealed_at' },
    withheld: [],
    erasure: 'deleted',
  },
  {
    file: 'helpful-answers.json',
    table: 'answer_helpful',
    user: 'user_id',
    key: byAnswer,
    fields: { ...ofAnswer, createdAt: 'created_at' },
    withheld: [],
    erasure: 'deleted',
  },
  {
    file: 'answer-scores.json',
    table: 'answer_quality',
    user: 'reviewer_id',
    key: byAnswer,
    fields: { ...ofAnswer, score: 'score', note: 'note', createdAt: 'created_at', updatedAt: 'updated_at' },
    withheld: [],
    erasure: 'changed',
  },
  {
    file: 'question-draft.json',
    table: 'question_drafts',
    user: 'user_id',
    key: [['user_id', 'text']],
    fields: {
      title: 'title',
      content: 'content',
      subject: 'subject',
      schoolId: 'school_id',
      courseId: 'course_id',
      about: draftAbout,
      savedAt: 'saved_at',
    },
    // In the archive by an expression.
    withheld: ['about'],
    erasure: 'deleted',
  },
  {
    file: 'answer-drafts.json',
    table: 'answer_drafts',
    user: 'user_id',
    key: [['question_id', 'bigint']],
    fields: { ...question, content: 'content', steps: 'steps', savedAt: 'saved_at' },
    withheld: [],
    erasure: 'deleted',
  },
  {
    file: 'exam-shields.json',
    table: 'exam_shields',
    user: 'user_id',
    key: id,
    fields: {
      id: 'id',
      label: 'label',
      startsAt: 'starts_at',
      endsAt: 'ends_at',
      endedAt: 'ended_at',
      endedBy: 'ended_by',
      endReason: 'end_reason',
      taskCount: 'task_count',
      ignoredTaskCount: 'ignored_task_count',
      fingerprintCount: 'fingerprint_count',
      commonFingerprintCount: 'common_count',
      createdAt: 'created_at',
    },
    // Its end follows from the other columns; the others are notes of staff about their own work.
    withheld: ['closes_at', 'alerted_at', 'kept_at'],
    erasure: 'deleted',
  },
  {
    file: 'images.json',
    table: 'images',
    user: 'user_id',
    key: [['id', 'text']],
    fields: {
      id: 'id',
      sha256: 'file_sha256',
      sizeBytes: 'size_bytes',
      width: 'width',
      height: 'height',
      createdAt: 'created_at',
      usedAt: 'used_at',
      hiddenAt: 'hidden_at',
    },
    withheld: [],
    erasure: 'changed',
  },
];
