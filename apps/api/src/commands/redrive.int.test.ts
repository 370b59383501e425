import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uniquePdf } from '../testing/make-pdf';
import { useTestApp } from '../testing/test-app';
import { signedIn } from '../testing/user';
import { redrive } from './redrive';

const test = useTestApp();
let boss: PgBoss;
let said: string[];

beforeAll(async () => {
  boss = new PgBoss({
    connectionString: test.databaseUrl,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
});
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function jobsNamed(name: string): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${name} and state = 'created' order by created_on`.execute(
    test.ctx.db,
  );
  return rows.map(({ data }) => data);
}

it('[R1] failed jobs are queued again, once each, and no others', async () => {
  const data = { questionId: 1, answerId: 2 };
  await boss.send('notify-followers', data, { retryLimit: 0 });
  const [job] = await boss.fetch('notify-followers');
  await boss.fail('notify-followers', job?.id ?? '', new Error('the mail templates were missing'));
  expect(await jobsNamed('failed-notify-followers')).toEqual([data]);

  await redrive(test.ctx.config, []);
  expect(said).toEqual(['notify-followers: 1 job queued again']);
  expect(await jobsNamed('notify-followers')).toEqual([data]);
  expect(await jobsNamed('failed-notify-followers')).toEqual([]);
  await redrive(test.ctx.config, []);
  expect(said.at(-1)).toBe('There are no failed jobs.');
  expect(await jobsNamed('notify-followers')).toEqual([data]);
});

it('[R1] a document that waits without a job is checked, and a decided one does not change', async () => {
  const user = await signedIn(test.app);
  const { id } = (await user.upload(await uniquePdf())).json();
  await sql`delete from jobs.job where name = 'process-document'`.execute(test.ctx.db);
  await redrive(test.ctx.config, ['process-document', String(id), '999999']);
  expect(said).toEqual([
    `Document ${id} is queued for its checks.`,
    'Document 999999 is not in the database.',
  ]);
  expect(await jobsNamed('process-document')).toEqual([{ documentId: id }]);
  await test.processAll();
  await sql`delete from jobs.job where name = 'process-document'`.execute(test.ctx.db);
  await redrive(test.ctx.config, ['process-document', String(id)]);
  expect(said.at(-1)).toBe(`Document ${id} is published.`);
  expect(await jobsNamed('process-document')).toEqual([]);
});

it('[R1] the mailing of an issue continues, and an unknown job is reported', async () => {
  const issueId = crypto.randomUUID();
  await redrive(test.ctx.config, ['send-issue', issueId]);
  expect(await jobsNamed('send-issue')).toEqual([{ issueId }]);
  await expect(redrive(test.ctx.config, ['send-mails', '1'])).rejects.toThrow(
    'process-document ID …, send-issue ID',
  );
  await expect(redrive(test.ctx.config, ['send-issue'])).rejects.toThrow(
    'process-document ID …, send-issue ID',
  );
});
