import { describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../adapters/mail/smtp-transport';
import { dayMs, hourMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { schedules } from '../../jobs/queues';
import { anonymousBrowser, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { documentIn, insertCourse, questionIn } from '../../testing/course-follows';
import { Killed, killAt } from '../../testing/kill-at';
import { selectRows, updateRow } from '../../testing/rows';
import { headersOf, startSmtpPeer } from '../../testing/smtp-peer';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { sendMail } from '../mail/send-mail';
import { sendCourseMails } from './send-course-mails';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const uploader = beforeTests(() => signedIn(test.app));
const at = (afterMs: number): NetworkContext => ({ ...test.ctx, now: () => new Date(Date.now() + afterMs) });
/** Runs the job as on a later day. */
const runOnDay = (day: number) => sendCourseMails(at(day * dayMs));
const mailsTo = (userId: string) =>
  selectRows(test, 'mails', { user_id: userId, kind: 'course_news' }, undefined, 'created_at');
const subjects = async (userId: string) => (await mailsTo(userId)).map(({ subject }) => subject);

/** Returns a person with an account who follows courses. */
async function follower(...courses: number[]) {
  const ada = await member(test);
  for (const course of courses) await ada.put(`/api/courses/${course}/follow`);
  return ada;
}

describe('the weekly email about courses', () => {
  it('[D23] one email has the new documents and questions of all followed courses, at most ten, and says how many more', async () => {
    const [econ, law] = [await insertCourse(test, 'ECON 9'), await insertCourse(test, 'LAW 9')];
    const ada = await follower(econ, law);
    for (let i = 0; i < 12; i++) await documentIn(test, econ, { uploaderId: uploader.id });
    const question = await questionIn(test, law, { title: 'Who wins?', askerId: uploader.id });
    await documentIn(test, law, { title: 'My own', uploaderId: ada.id });
    await runOnDay(1);
    const [mail, ...others] = await mailsTo(ada.id);
    expect([mail?.subject, others]).toEqual(['13 new posts in courses you follow', []]);
    const text = (mail?.body_text ?? '').replace(/\s+/g, ' ');
    expect(text.match(/\/(documents|questions)\/\d+/g)).toHaveLength(10);
    expect(text).toContain(`/questions/${question}`);
    expect(text).toContain('3 more new documents and questions');
    expect(text).not.toContain('My own');
  });

  it('[D23] a person gets one email a week, however often the job runs, and none without news', async () => {
    const course = await insertCourse(test, 'WEEK 1');
    const ada = await follower(course);
    await documentIn(test, course, { uploaderId: uploader.id });
    for (let time = 0; time < 3; time += 1) await sendCourseMails(at(dayMs + time * hourMs));
    await documentIn(test, course, { uploaderId: uploader.id });
    await runOnDay(2);
    expect(await subjects(ada.id)).toEqual(['1 new post in WEEK 1 Microeconomics']);
    await runOnDay(8);
    await runOnDay(15);
    expect(await subjects(ada.id)).toHaveLength(2);
  });

  it('[D23] the email of a person who follows later has only what came since', async () => {
    const course = await insertCourse(test, 'LATE 2');
    const early = await follower(course);
    await documentIn(test, course, { uploaderId: uploader.id });
    const late = await follower(course);
    await runOnDay(1);
    expect([await mailsTo(early.id), await mailsTo(late.id)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('[D23] a server that was down on Monday sends on Tuesday, and the next Monday again', async () => {
    expect(schedules['course-mails']).toMatch(/ 1,2,3$/);
    const course = await insertCourse(test, 'LATE 1');
    const ada = await follower(course);
    await documentIn(test, course, { uploaderId: uploader.id });
    await runOnDay(1);
    await documentIn(test, course, { uploaderId: uploader.id });
    await runOnDay(2);
    expect(await mailsTo(ada.id)).toHaveLength(1);
    await runOnDay(7);
    expect(await mailsTo(ada.id)).toHaveLength(2);
  });

  it('[D23] anonymous, unconfirmed, merged and erased people get no email, nor do those who turned it off', async () => {
    const course = await insertCourse(test);
    const { id: other } = await member(test);
    const guest = await anonymousBrowser(test);
    await guest.put(`/api/courses/${course}/follow`);
    const people = [
      await follower(course),
      await follower(course),
      await follower(course),
      await follower(course),
    ];
    const [unconfirmed, merged, erased, off] = people;
    await updateRow(test, 'users', unconfirmed?.id ?? '', { email_verified_at: null });
    await updateRow(test, 'users', merged?.id ?? '', { merged_into: other });
    await updateRow(test, 'users', erased?.id ?? '', { erased_at: new Date() });
    const preferences = '/api/account/notifications';
    expect((await off?.patch(preferences, { kind: 'courses', mode: 'daily' }))?.statusCode).toBe(400);
    expect((await off?.patch(preferences, { kind: 'courses', mode: 'off' }))?.statusCode).toBe(200);
    await documentIn(test, course, { uploaderId: uploader.id });
    await runOnDay(1);
    for (const { id } of [guest, ...people]) expect(await mailsTo(id)).toEqual([]);
    await off?.patch(preferences, { kind: 'courses', mode: 'at_once' });
    await runOnDay(8);
    expect(await mailsTo(off?.id ?? '')).toHaveLength(1);
  });

  it('[D23] each follower gets one email, however often the job dies', async () => {
    const course = await insertCourse(test);
    const people = [await follower(course), await follower(course), await follower(course)];
    await documentIn(test, course, { uploaderId: uploader.id });
    const isKilled = (error: unknown): boolean =>
      error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKilled));
    let step = 1;
    for (let died = true; died && step < 100; step++)
      died = await sendCourseMails(killAt(at(dayMs), step)).then(
        () => false,
        (error: unknown) => isKilled(error) || Promise.reject(error),
      );
    expect(step).toBeGreaterThan(2);
    await Promise.all([runOnDay(1), runOnDay(1)]);
    for (const { id } of people) expect(await mailsTo(id)).toHaveLength(1);
  });

  it('[D23] one click stops all emails about courses (RFC 8058), and a link in the email stops one course', async () => {
    const [first, second] = [await insertCourse(test), await insertCourse(test)];
    const ada = await follower(first, second);
    for (const course of [first, second]) await documentIn(test, course, { uploaderId: uploader.id });
    await runOnDay(1);
    const [mail] = await mailsTo(ada.id);
    const link = new RegExp(`/courses/${first}\\?stop=(\\S+)`).exec(mail?.body_text ?? '')?.[1] ?? '';
    for (let time = 0; time < 2; time += 1) {
      const answer = await test.nobody.post(`/api/course-follows/stop?token=${link}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { courseId: first }]);
    }
    expect((await ada.get(`/api/user/${ada.id}/library?tab=courses`)).json()).toMatchObject([{ id: second }]);
    expect((await test.nobody.post('/api/course-follows/stop?token=a.1.b')).statusCode).toBe(410);
    const peer = await startSmtpPeer();
    const transport = createSmtpTransport(peer.url);
    await sendMail({ ...test.ctx, mail: transport }, mail?.id ?? '');
    await transport.close();
    await peer.stop();
    const headers = headersOf(peer.taken.at(-1)?.email);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
    const answer = await test.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'courses' }]);
    await documentIn(test, second, { uploaderId: uploader.id });
    await runOnDay(8);
    expect(await mailsTo(ada.id)).toHaveLength(1);
  });
});
