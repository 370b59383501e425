import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffActivity, staffOverview } from '@aw/contracts/staff/public';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { fullOrder } from '../../testing/full-order';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { paidStaffOrder, staffOrder } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

type Overview = ResponseOf<typeof staffOverview>;
type Activity = ResponseOf<typeof staffActivity>;

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test));
const user = beforeTests(() => signedIn(test.app));
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await fill();
});
afterAll(async () => {
  await client.end();
});

/** Adds more rows than the pages show, in every state that the figures distinguish. */
async function fill(): Promise<void> {
  await insertRows(
    test,
    'schools',
    ['university', 'college', 'seminary'].map((type) => ({ name: `A ${type}`, type })),
  );
  const requests = ['open', 'open', 'added', 'declined'] as const;
  await insertRows(
    test,
    'school_requests',
    requests.map((status) => ({ user_id: user.id, name: 'New College', status })),
  );
  for (let i = 0; i < 7; i++) await user.upload(await uniquePdf(), { fields: { title: `Paper ${i}` } });
  await test.processAll();
  await client.query(`
    update documents set status = 'refused', refusal_code = 'checks_failed' where title = 'Paper 0';
    update documents set status = 'refused', refusal_code = 'duplicate' where title = 'Paper 1';
    update documents set deleted_at = now() where title = 'Paper 6';
    update documents set uploaded_at = now() - interval '1 hour' where title = 'Paper 5';
    insert into document_appeals (document_id, user_id, message, status)
      select id, uploader_id, 'Please look.', case title when 'Paper 0' then 'open' else 'denied' end
      from documents where title in ('Paper 0', 'Paper 1');
    insert into questions (title, content, asker_id, is_answered, created_at, deleted_at)
      select 'Question ' || n, 'Why?', '${user.id}', n % 2 = 0, now() - n * interval '1 minute',
             case n when 0 then now() end
      from generate_series(0, 5) n`);
  await user.upload(await uniquePdf(), { fields: { title: 'Still read' } });
  await fillOrders();
}

/** Adds orders that wait for a payment or a writer, are late, have a message of the customer, or a dispute. */
async function fillOrders(): Promise<void> {
  await staffOrder(test);
  await paidStaffOrder(test);
  await paidStaffOrder(test, { status: 'in_progress', due_at: new Date(Date.now() - 60_000) });
  await fullOrder(test, { userId: user.id, mark: 'Noor', email: 'noor@students.example' });
}

const one = async (text: string): Promise<number> =>
  Number((await client.query(`select ${text} as n`)).rows[0].n);
const count = (rows: string) => one(`(select count(*) from ${rows})`);

it('[M1] the totals and the numbers of waiting items equal the rows of each table in every state', async () => {
  const overview = (await staff.get('/api/admin/overview')).json<Overview>();
  const kept = 'documents where deleted_at is null';
  expect(overview).toMatchObject({
    documents: await count(`${kept} and status = 'published'`),
    presentDocuments: await count(kept),
    processing: await count(`${kept} and status = 'processing'`),
    refused: await count(`${kept} and status = 'refused'`),
    removed: await count('documents where deleted_at is not null'),
    failedJobs: await count(`${kept} and refusal_code = 'checks_failed'`),
    openAppeals: await count("document_appeals where status = 'open'"),
    questions: await count('questions where deleted_at is null'),
    unansweredQuestions: await count('questions where deleted_at is null and not is_answered'),
    schools: await count('schools'),
    openSchoolRequests: await count("pending_places where status = 'open'"),
    ordersToAssign: await count("orders where status = 'paid'"),
    lateOrders: await count("orders where due_at < now() and status = 'in_progress'"),
    openDisputes: await count('disputes where closed_at is null'),
    unreadOrders: await one(
      "(select count(distinct order_id) from order_messages where from_whom = 'customer')",
    ),
  });
  // No figure is zero, and figures that could be confused with each other differ.
  const { documents, processing, refused, questions, unansweredQuestions, schools } = overview;
  expect({ documents, processing, refused, questions, unansweredQuestions, schools }).toEqual({
    documents: 4,
    processing: 1,
    refused: 2,
    questions: 5,
    unansweredQuestions: 3,
    schools: 3,
  });
});

it('[M1] recent activity is the newest five documents and three questions, with the state of each', async () => {
  const activity = (await staff.get('/api/admin/activity')).json<Activity>();
  const { rows: documents } = await client.query(`
    select title, file_name as "fileName", document_type as "documentType" from documents
    where deleted_at is null order by uploaded_at desc, id desc limit 5`);
  const { rows: questions } = await client.query(`
    select title, subject, is_answered as "isAnswered" from questions
    where deleted_at is null order by created_at desc, id desc limit 3`);
  expect([documents.length, questions.length]).toEqual([5, 3]);
  expect(activity.documents).toMatchObject(documents);
  expect(activity.questions).toMatchObject(questions);
  expect([activity.documents.length, activity.questions.length]).toEqual([5, 3]);
  expect(activity.questions.map(({ title, isAnswered }) => [title, isAnswered])).toEqual([
    ['Question 1', false],
    ['Question 2', true],
    ['Question 3', false],
  ]);
});

it('[M1] the totals follow additions and removals', async () => {
  const read = async () => (await staff.get('/api/admin/overview')).json<Overview>();
  const before = await read();
  await client.query(`
    insert into schools (name, type) values ('One more', 'college');
    update questions set deleted_at = now() where title = 'Question 1';
    update documents set deleted_at = now() where title = 'Paper 2'`);
  expect(await read()).toEqual({
    ...before,
    schools: before.schools + 1,
    questions: before.questions - 1,
    unansweredQuestions: before.unansweredQuestions - 1,
    documents: before.documents - 1,
    presentDocuments: before.presentDocuments - 1,
    removed: before.removed + 1,
  });
});
