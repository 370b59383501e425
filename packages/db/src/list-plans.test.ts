import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as ai from './ai';
import * as audit from './audit';
import * as cards from './cards';
import * as contactMessages from './contact-messages';
import * as courseFollows from './course-follows';
import * as credits from './credits';
import * as documents from './documents';
import * as notifications from './notifications';
import * as orders from './orders';
import { exportTables, listExportRows } from './privacy';
import * as questions from './questions';
import * as quizzes from './quizzes';
import type { DB } from './schema.gen';
import * as schools from './schools';
import * as studyMaterials from './study-materials';
import { fillLibrary } from './testing/fill-library';
import { openPlanDatabase, type PlanDatabase } from './testing/plan-database';
import { faultsOf, planOf, type Statement } from './testing/plans';

/** Rows of each list, a hundredth of them one person's. */
const rows = 40_000;
const owners = 100;
const limit = 21;
const firstAt = sql`timestamptz '2026-01-01'`;
const middle = new Date('2026-01-15T00:00:00Z');
const middleId = rows / 2;
/** Keys of documents, works and templates. */
const keys = Array.from({ length: 256 }, (_, at) => 70 + at * 30);
/** News after this id are new: the last ones of the list. */
const lateId = rows - 200;
const lateAt = new Date('2026-01-28T15:00:00Z');
const messageId = `00000000-0000-0000-0000-0000000${middleId}`;

let database: PlanDatabase;
let pool: pg.Pool;
let db: Kysely<DB>;
let statements: Statement[] = [];
let user = '';
let quiz = 0;
let course = 0;
let question = 0;
let conversation = '';
let message = 0;

beforeAll(async () => {
  database = await openPlanDatabase((statement) => void statements.push(statement));
  ({ db, pool } = database);
  await fillLibrary(db, { documents: 10_000, orders: rows, auditEntries: rows });
  await sql`
    create temporary table owners as
      select row_number() over (order by id) - 1 as n, id from users order by id limit ${owners}`.execute(db);
  user = (await sql<{ id: string }>`select id from owners where n = 7`.execute(db)).rows[0]?.id ?? '';
  await fillLists();
  await sql`analyze`.execute(db);
});
afterAll(() => database.close());

async function fillLists(): Promise<void> {
  const eachRow = sql`generate_series(1, ${rows}::int) i join owners on owners.n = i % ${owners}::int`;
  const at = sql`${firstAt} + i * interval '1 minute'`;
  await sql`
    insert into notifications (user_id, kind, title, link, created_at)
    select owners.id, 'order_status', 'Title', '/account', ${at} from ${eachRow}`.execute(db);
  await sql`
    insert into pending_places (kind, name, status)
    select 'school', 'Place ' || i, case when i % 2 = 0 then 'open' else 'added' end
    from generate_series(1, ${rows}::int) i`.execute(db);
  await sql`
    insert into upload_drafts (user_id, queue_group, created_at)
    select owners.id, 'user:' || owners.id, ${at} from ${eachRow}`.execute(db);
  await sql`
    insert into credit_entries (user_id, delta, reason, source)
    select owners.id, 1, 'welcome', 'source ' || i from ${eachRow}`.execute(db);
  await sql`
    insert into document_saves (user_id, document_id, created_at)
    select owners.id, d.id, ${firstAt} + d.id * interval '1 minute'
    from documents d join owners on owners.n % 4 = d.id % 4`.execute(db);
  await sql`
    insert into document_unlocks (user_id, document_id, created_at)
    select user_id, document_id, created_at from document_saves on conflict do nothing`.execute(db);
  await sql`
    insert into document_views (user_id, document_id, day)
    select user_id, document_id, created_at::date + days from document_saves, generate_series(0, 7) days
    where days = 0 or user_id = ${user} on conflict do nothing`.execute(db);
  // One person uploaded the newest of them in a row.
  await sql`
    update documents set uploader_id = ${user}, uploaded_at = ${firstAt} + id * interval '1 second'
    where id in (select id from documents order by id desc limit 200)`.execute(db);
  await sql`
    insert into conversations (id, user_id, title, mode, created_at, updated_at)
    select gen_random_uuid(), owners.id, 'Title', 'general', ${at}, ${at} from ${eachRow}`.execute(db);
  await sql`
    insert into chat_messages (conversation_id, user_id, role, text) select id, user_id, 'user', '' from conversations`.execute(
    db,
  );
  await sql`
    insert into images (id, user_id, file_sha256, width, height, size_bytes)
    select 'image' || m.id, m.user_id, f.sha256, 4, 3, 64
    from chat_messages m cross join (select min(sha256) as sha256 from files) f`.execute(db);
  await sql`
    insert into message_images (message_id, position, image_id)
    select id, 1, 'image' || id from chat_messages`.execute(db);
  await sql`
    insert into conversation_documents (conversation_id, position, document_id)
    select c.id, 2, d.id from conversations c cross join (select min(id) as id from documents) d`.execute(db);
  ({ conversation_id: conversation = '', id: message = 0 } =
    (
      await sql<{ conversation_id: string; id: number }>`
        select conversation_id, id from chat_messages where user_id = ${user} limit 1`.execute(db)
    ).rows[0] ?? {});
  await sql`
    insert into messages (id, kind, reference, name, email, subject, body, created_at)
    select lpad(i::text, 32, '0')::uuid, 'contact', 'M-' || i, 'Name', 'name@example.com', 'Subject', 'Body ' || i, ${at}
    from generate_series(1, ${rows}::int) i`.execute(db);
  await sql`
    insert into quizzes (title, subject, status)
    select 'Quiz ' || lpad(i::text, 5, '0'), 'Biology', 'listed' from generate_series(1, ${rows / 10}::int) i`.execute(
    db,
  );
  quiz = (await sql<{ id: number }>`select min(id) as id from quizzes`.execute(db)).rows[0]?.id ?? 0;
  await sql`
    insert into quiz_attempts (id, user_id, quiz_id, started_at, completed_at, ended_by)
    select 'attempt' || i, owners.id, ${quiz} + i % ${rows / 10}::int, ${at}, ${at}, 'submitted' from ${eachRow}`.execute(
    db,
  );
  await sql`
    insert into quiz_questions (quiz_id, position, question, option_a, option_b, option_c, option_d,
      question_html, option_a_html, option_b_html, option_c_html, option_d_html, correct_answer, hash)
    select ${quiz} + i % ${rows / 10}::int, i, 'Q', 'a', 'b', 'c', 'd', 'Q', 'a', 'b', 'c', 'd', 'A', 'hash'
    from generate_series(1, ${rows}::int) i`.execute(db);
  await sql`
    insert into quiz_answers (attempt_id, question_id, position)
    select a.id, q.id, q.position from quiz_attempts a join quiz_questions q on q.quiz_id = a.quiz_id`.execute(
    db,
  );
  await sql`
    insert into review_cards (user_id, item_id, question_id, due)
    select owners.id, q.item_id, q.id, ${firstAt}
    from owners join quiz_questions q on q.id % ${owners}::int = owners.n`.execute(db);
  await sql`
    insert into study_materials (id, user_id, kind, title, wanted_count, state, html_version, created_at, ended_at)
    select lpad(i::text, 32, '0')::uuid, owners.id, 'flashcards', 'Title', 10, 'done', 1, ${at}, ${at} from ${eachRow}`.execute(
    db,
  );
  await sql`
    insert into flashcards (user_id, material_id, position, front, back, front_html, back_html, html_version, due)
    select owners.id, lpad(i::text, 32, '0')::uuid, 1, 'F', 'B', 'F', 'B', 1, case when i % 3 > 0 then ${at} end
    from ${eachRow}`.execute(db);
  await sql`
    insert into question_comments (question_id, author_id, content)
    select min.id + i % 400, owners.id, 'Comment ' || i
    from (select min(id) as id from questions) min, ${eachRow}`.execute(db);
  await fillCourses();
  await fillCopies();
  await sql`
    update orders set user_id = owners.id from owners
    where owners.n = abs(hashtext(orders.id)) % ${owners}::int`.execute(db);
}

/** Adds what documents are compared by, in part of it two hundred documents of one key. */
async function fillCopies(): Promise<void> {
  await sql`
    insert into document_fingerprints (document_id, content_hash, text_hash)
    select id, 'content ' || id, 'text ' || id from documents`.execute(db);
  const numbered = sql`(select id, row_number() over (order by id) as n from documents) d`;
  await sql`
    insert into document_bands (band, document_id)
    select case when n <= 200 then 77 else n * 8 + i end, id from ${numbered}, generate_series(1, 8) i
    on conflict do nothing`.execute(db);
  await sql`
    insert into removed_works (document_id, file_sha256, hashes, bound, filled_at)
    select id, 'bytes ' || n, '\\x00000001', 4294967295, case when n % 100 > 0 then now() end
    from ${numbered} where n <= ${rows / 10}::int`.execute(db);
  await sql`
    insert into removed_work_keys (key, work_id) select id * 8 + i, id from removed_works, generate_series(1, 8) i`.execute(
    db,
  );
  await sql`
    insert into removed_work_matches (document_id, work_id, percent)
    select d.id, w.id, 50 from ${numbered} join removed_works w on w.id = d.n`.execute(db);
  await sql`
    insert into templates (document_id, grams, account_count)
    select id, '\\x00000001', 8 from ${numbered} where n <= ${rows / 10}::int`.execute(db);
  await sql`
    insert into template_keys (key, template_id) select id * 8 + i, id from templates, generate_series(1, 8) i`.execute(
    db,
  );
}

/** Gives a course many questions, and each person courses with news, of which the latest are not told. */
async function fillCourses(): Promise<void> {
  course = (await sql<{ id: number }>`select min(id) as id from courses`.execute(db)).rows[0]?.id ?? 0;
  await sql`update questions set course_id = ${course} + id % 20`.execute(db);
  question =
    (await sql<{ id: number }>`select max(id) as id from questions where course_id = ${course}`.execute(db))
      .rows[0]?.id ?? 0;
  await sql`
    insert into course_news (course_id, kind, target_id, created_at)
    select ${course} + i % 20, 'document', i, ${firstAt} + i * interval '1 minute'
    from generate_series(1, ${rows}::int) i`.execute(db);
  await sql`
    insert into course_follows (user_id, course_id, told_news_id, mailed_news_id)
    select u.id, ${course} + (u.n * 5 + i) % (select count(*) from courses), ${lateId}::bigint, ${lateId}::bigint
    from (select id, row_number() over (order by id) as n from users) u, generate_series(0, 4) i`.execute(db);
}

const now = new Date('2025-09-01T00:00:00Z');
const soon = new Date('2025-09-03T00:00:00Z');
const orderViews = ['due_soon', 'late', 'unassigned', 'in_progress', 'delivered', 'awaiting_payment'];

const reads: Record<string, () => Promise<unknown>> = {
  'notifications of a person': () => notifications.list(db, user, { limit }),
  'notifications of a person, after the middle': () =>
    notifications.list(db, user, { limit, afterId: middleId }),
  'the newest notifications of people who are connected': () =>
    notifications.listNewestMarks(db, [user], limit),
  'credits of a person': () => credits.sumEntries(db, user),
  'entries of credits of a person': () => credits.listEntries(db, user, limit),
  ...Object.fromEntries(
    [undefined, { addedAt: middle.toISOString(), id: 5_000 }].flatMap((after) => {
      const at = after ? ', after the middle' : '';
      const page = () => ({ userId: user, limit, after });
      return [
        [`saved documents of a person${at}`, () => documents.listCollected(db, 'document_saves', page())],
        [
          `unlocked documents of a person${at}`,
          () => documents.listCollected(db, 'document_unlocks', page()),
        ],
        [`recently read documents of a person${at}`, () => documents.listRecentlyRead(db, page())],
      ];
    }),
  ),
  'ids of saved documents of a person': () => documents.listSavedIds(db, user, 1_000),
  'newest documents of different uploaders': () => documents.listNewestTeasers(db, 6),
  'drafts of a person': () => documents.listDrafts(db, user, { after: middle, limit }),
  'expired drafts': () => documents.listExpiredDrafts(db, middle, limit),
  'courses with a code': () => schools.listCoursesByCode(db, ['bio202', 'chem 112l'], { limit }),
  'schools with a name': () => schools.listSchoolsByName(db, ['A University', 'University'], 2),
  'places for staff': () => schools.listPlaces(db, limit),
  'places for staff after the middle': () => schools.listPlaces(db, limit, [1, middleId]),
  'orders of a person': () => orders.listForUser(db, user, { limit }),
  'questions of a course': () => questions.list(db, { courseId: course, limit }),
  'questions of a course after the middle': () =>
    questions.list(db, { courseId: course, limit, afterId: question }),
  'subjects of a course': () => schools.listCourseSubjects(db, course, { limit }),
  'courses that a person follows': () => courseFollows.listOfUser(db, user, { limit }),
  'followers of a course': () => courseFollows.countFollowers(db, course),
  'courses with news': () => courseFollows.listCoursesWithNews(db, { since: lateAt, upTo: rows }),
  'news of a person’s courses': () =>
    courseFollows.listUnmailedNews(db, user, { from: lateId, upTo: rows, limit }),
  'people who follow courses': () => courseFollows.listFollowers(db, { from: lateId, afterId: '', limit }),
  'questions of a person': () => questions.listByAsker(db, user, { limit }),
  'conversations of a person': () => ai.listConversations(db, { userId: user, limit }),
  'conversations of a person, after the middle': () =>
    ai.listConversations(db, {
      userId: user,
      limit,
      after: { updatedAt: middle, id: '80000000-0000-0000-0000-000000000000' },
    }),
  'documents of a chat': () => ai.listConversationDocuments(db, conversation),
  'images of a chat': () => ai.listImagesOfConversations(db, { userId: user, id: conversation }),
  'messages of a chat with their images': () => ai.listMessages(db, conversation),
  'an image of a shared chat': () =>
    ai.findImageOfBranch(db, { messageId: message, imageId: `image${message}` }),
  'attempts of a person': () => quizzes.listAttempts(db, { userId: user, limit }),
  'attempts of a person, after the middle': () =>
    quizzes.listAttempts(db, { userId: user, limit, after: { startedAt: middle, id: 'attempt' } }),
  'the questions of a quiz that a person has not seen': () =>
    quizzes.listQuestionPool(db, { quizId: quiz + 7, userId: user }),
  'the review cards of an attempt': () =>
    cards.list(db, { userId: user, attemptId: `attempt${middleId + 7}`, limit }),
  'study material of a person': () => studyMaterials.list(db, { userId: user, limit }),
  'study material of a person, after the middle': () =>
    studyMaterials.list(db, { userId: user, limit, after: { createdAt: middle, id: messageId } }),
  'flashcards of a person that are due': () =>
    studyMaterials.listReviewed(db, { userId: user, dueBy: middle, limit }),
  'the number of flashcards of a person': () =>
    studyMaterials.countReviewed(db, { userId: user, now: middle }),
  'flashcards and study material that a merge moves': () => studyMaterials.move(db, user, user),
  'flashcards in an export': () => {
    const table = exportTables.find((one) => one.table === 'flashcards');
    if (!table) throw new Error('Flashcards are not exported.');
    return listExportRows(db, table, user, limit);
  },
  'study material of an older compiler': () => studyMaterials.listOldMaterials(db, 1, limit),
  'flashcards of study material': () => studyMaterials.listFlashcards(db, messageId),
  'the source of a question': () => questions.findSource(db, 250, user),
  'answers to a question': () => questions.listAnswers(db, 250, user),
  'comments on a question': () => questions.listComments(db, 250, user),
  quizzes: () => quizzes.list(db, { limit }),
  'quizzes after the middle': () =>
    quizzes.list(db, { limit, after: { title: 'Quiz 02000', id: quiz + 2000 } }),
  'templates for staff': () => documents.listTemplates(db, { limit }),
  'templates for staff after the middle': () =>
    documents.listTemplates(db, { limit, afterId: middleId / 10 }),
  'templates with some keys': () => documents.listNearTemplates(db, keys, 16),
  'documents with some keys': () => documents.listSimilar(db, keys, 1, 12),
  'documents with some keys, that count': () => documents.listKeyHolders(db, keys, 1, 48),
  'the document with a content': () => documents.findContentCopy(db, 'content 77', 1),
  'documents with a text': () => documents.listSameText(db, 'text 77', 1, 5),
  'removed works with some keys': () => documents.listNearWorks(db, keys, 12),
  'removed works with some bytes': () => documents.findRemovedBytes(db, 'bytes 77'),
  'removed works without hashes': () => documents.listUnfilledWorks(db, { limit }),
  'the removed work that a document matches': () => documents.findWorkMatch(db, 77),
  'the audit log': () => audit.list(db, { limit }),
  'the audit log after the middle': () => audit.list(db, { limit, afterId: middleId }),
  'the audit log of a person': () => audit.list(db, { target: `user:${user}`, limit }),
  'messages for staff': () => contactMessages.list(db, {}, { limit }),
  'messages for staff after the middle': () => contactMessages.list(db, {}, { limit, afterId: messageId }),
  'questions for staff': () => questions.listForReview(db, {}, { limit }),
  'questions for staff after the middle': () =>
    questions.listForReview(db, {}, { limit, after: { isHeld: false, id: 250 } }),
  'orders for staff': () => orders.listForStaff(db, { view: 'all' }, { now, soon, limit }),
  ...Object.fromEntries(
    orderViews.flatMap((view) => [
      [`orders for staff, ${view}`, () => orders.listForStaff(db, { view }, { now, soon, limit })],
      [
        `the number of orders for staff, ${view}`,
        () => orders.countForStaff(db, { view }, { now, soon, most: 100 }),
      ],
    ]),
  ),
};

it.each(Object.keys(reads))('[P10] reading %s reads no table completely and few rows', async (name) => {
  statements = [];
  await reads[name]?.();
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const faults = faultsOf(await planOf(pool, statement, 'custom'));
    // There are only a few writers.
    expect(faults.filter((fault) => fault !== 'writers is read whole')).toEqual([]);
  }
});
