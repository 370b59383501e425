import type { SiteFigures } from '@aw/contracts/system/public';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '../../app';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, insertRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp();
let elapsedMs = 0;
it('[X13] the live counters equal the numbers of rows', async () => {
  const app = await buildApp({ ...test.ctx, now: () => new Date(Date.now() + elapsedMs) });
  const read = async () => {
    // An answer is also kept for two seconds, whatever `now` says.
    app.answers.drop();
    return (await app.inject({ url: '/api/figures' })).json<SiteFigures>();
  };
  const counted = async () => {
    const { rows } = await sql<SiteFigures>`
      select (select count(*) from documents where status = 'published' and deleted_at is null) as documents,
             (select count(*) from schools) as schools, (select count(*) from courses) as courses,
             (select count(*) from questions where deleted_at is null) as questions,
             (select count(*) from answers where question_id in (select id from questions where deleted_at is null)) as answers`.execute(
      test.ctx.db,
    );
    return rows[0];
  };
  const before = await read();
  expect(before).toEqual(await counted());
  await fill();
  expect(await counted()).toEqual({ documents: 1, schools: 1, courses: 1, questions: 1, answers: 1 });
  elapsedMs = 61_000;
  await expect.poll(read).toEqual(await counted());
  await sql`update questions set deleted_at = now()`.execute(test.ctx.db);
  elapsedMs += 5 * 60_000 + 1;
  expect(await read()).toEqual(await counted());
  await app.close();
});

/** Adds one visible and one hidden row of each kind. */
async function fill(): Promise<void> {
  const { db } = test.ctx;
  const user = await signedIn(test.app);
  await user.upload(await uniquePdf());
  await test.processAll();
  await user.upload(await uniquePdf());
  const school = await db
    .insertInto('schools')
    .values({ name: 'One', type: 'university' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(test, 'courses', { school_id: school.id, name: 'Optics', code: 'PHY 2' });
  const questions = await db
    .insertInto('questions')
    .values(
      [null, new Date()].map((deleted_at) => ({
        title: 'Why?',
        content: 'How?',
        asker_id: user.id,
        deleted_at,
      })),
    )
    .returning('id')
    .execute();
  await insertRows(
    test,
    'answers',
    questions.map(({ id }) => ({ question_id: id, expert_id: user.id, content: 'So.' })),
  );
}
