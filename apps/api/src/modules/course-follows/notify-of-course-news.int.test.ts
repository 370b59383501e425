import { listCoursesWithNews } from '@aw/db/course-follows';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { anonymousBrowser, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { documentIn, insertCourse, questionIn } from '../../testing/course-follows';
import { Killed, killAt } from '../../testing/kill-at';
import { selectRows, updateRow } from '../../testing/rows';
import { listedDocument } from '../../testing/saved-searches';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { notifyOfCourseNews } from './notify-of-course-news';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const uploader = beforeTests(() => signedIn(test.app));
const at = (afterMs: number): NetworkContext => ({ ...test.ctx, now: () => new Date(Date.now() + afterMs) });
const run = () => notifyOfCourseNews(at(10 * minuteMs));
const titlesFor = async (userId: string) =>
  (await selectRows(test, 'notifications', { user_id: userId, kind: 'course_news' }, undefined, 'id')).map(
    ({ title, read_at: readAt }) => (readAt ? `read: ${title}` : title),
  );

describe('notifications about a course', () => {
  it('[D23] followers have one unread notification per course that counts what is new, and never earlier posts', async () => {
    const course = await insertCourse(test, 'LAW 1');
    const [guest, ada] = [await anonymousBrowser(test), await member(test)];
    await documentIn(test, course, { uploaderId: uploader.id });
    for (const person of [guest, ada]) await person.put(`/api/courses/${course}/follow`);
    await run();
    expect(await titlesFor(ada.id)).toEqual([]);
    await documentIn(test, course, { uploaderId: uploader.id });
    await run();
    await run();
    for (const { id } of [guest, ada]) expect(await titlesFor(id)).toEqual(['1 new document in LAW 1']);
    await documentIn(test, course, { uploaderId: uploader.id });
    await questionIn(test, course, { askerId: uploader.id });
    await run();
    expect(await titlesFor(ada.id)).toEqual(['2 new documents and 1 new question in LAW 1']);
    await ada.post('/api/notifications/read', {});
    await documentIn(test, course, { uploaderId: uploader.id });
    await run();
    expect(await titlesFor(ada.id)).toEqual([
      'read: 2 new documents and 1 new question in LAW 1',
      '1 new document in LAW 1',
    ]);
    const [{ link } = { link: '' }] = await selectRows(test, 'notifications', { user_id: guest.id });
    expect(link).toBe(`/courses/${course}`);
  });

  it('[D23] a person who follows later is not told what earlier followers are told', async () => {
    const course = await insertCourse(test, 'LATE 1');
    const [early, late] = [await member(test), await member(test)];
    await early.put(`/api/courses/${course}/follow`);
    await documentIn(test, course, { uploaderId: uploader.id });
    await late.put(`/api/courses/${course}/follow`);
    await run();
    expect([await titlesFor(early.id), await titlesFor(late.id)]).toEqual([['1 new document in LATE 1'], []]);
  });

  it('[D23] own posts, hidden ones and those of other courses are not told, and a held question only once it is visible', async () => {
    const [course, other] = [await insertCourse(test, 'ART 1'), await insertCourse(test)];
    const ada = await member(test);
    await ada.put(`/api/courses/${course}/follow`);
    await documentIn(test, course, { uploaderId: ada.id });
    await questionIn(test, course, { askerId: ada.id });
    await documentIn(test, other, { uploaderId: uploader.id });
    const heldId = await questionIn(test, course, { askerId: uploader.id, status: 'held' });
    const removed = await documentIn(test, course, { uploaderId: uploader.id });
    await updateRow(test, 'documents', removed, { deleted_at: new Date() });
    await run();
    expect(await titlesFor(ada.id)).toEqual([]);
    await updateRow(test, 'questions', heldId, { status: 'visible' });
    await run();
    await updateRow(test, 'questions', heldId, { status: 'removed' });
    await updateRow(test, 'questions', heldId, { status: 'visible' });
    await run();
    expect(await titlesFor(ada.id)).toEqual(['1 new question in ART 1']);
  });

  it('[D23] older posts that are restored or moved to a course are not new', async () => {
    const course = await insertCourse(test, 'OLD 1');
    const ada = await member(test);
    await ada.put(`/api/courses/${course}/follow`);
    const long = new Date(Date.now() - 40 * dayMs);
    const document = await listedDocument(test, { title: 'Old', uploaderId: uploader.id });
    await updateRow(test, 'documents', document, {
      uploaded_at: long,
      published_at: long,
      deleted_at: new Date(),
    });
    await updateRow(test, 'documents', document, { course_id: course });
    await updateRow(test, 'documents', document, { deleted_at: null });
    await run();
    expect(await titlesFor(ada.id)).toEqual([]);
    const accepted = await listedDocument(test, { title: 'Waited', uploaderId: uploader.id });
    await updateRow(test, 'documents', accepted, { uploaded_at: long, published_at: new Date() });
    await updateRow(test, 'documents', accepted, { course_id: course });
    await run();
    expect(await titlesFor(ada.id)).toEqual(['1 new document in OLD 1']);
  });

  it('[D23] a course whose followers all know its news is not looked at again, and erased people are told nothing', async () => {
    const course = await insertCourse(test, 'SEEN 1');
    const [ada, erased] = [await member(test), await member(test)];
    for (const person of [ada, erased]) await person.put(`/api/courses/${course}/follow`);
    const due = async () => {
      const waiting = await listCoursesWithNews(test.ctx.db, { since: new Date(0), upTo: 999_999_999 });
      return waiting.some(({ courseId }) => courseId === course);
    };
    await documentIn(test, course, { uploaderId: uploader.id });
    await updateRow(test, 'users', erased.id, { erased_at: new Date() });
    expect(await due()).toBe(true);
    await run();
    expect(await due()).toBe(false);
    expect(await titlesFor(ada.id)).toHaveLength(1);
    expect(await titlesFor(erased.id)).toEqual([]);
  });

  it('[D23] each follower is told once, however often the job dies', async () => {
    const course = await insertCourse(test, 'DIE 1');
    const people = [await member(test), await member(test), await member(test)];
    for (const person of people) await person.put(`/api/courses/${course}/follow`);
    await documentIn(test, course, { uploaderId: uploader.id });
    const isKilled = (error: unknown): boolean =>
      error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKilled));
    let step = 1;
    for (let died = true; died && step < 100; step++)
      died = await notifyOfCourseNews(killAt(at(10 * minuteMs), step)).then(
        () => false,
        (error: unknown) => isKilled(error) || Promise.reject(error),
      );
    expect(step).toBeGreaterThan(2);
    await Promise.all([run(), run()]);
    for (const { id } of people) expect(await titlesFor(id)).toEqual(['1 new document in DIE 1']);
  });
});
