import { maxFollowedCourses } from '@aw/contracts/schools/follows';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser, member } from '../../testing/account';
import { insertCourse, questionIn } from '../../testing/course-follows';
import { insertRow, insertRows, selectRows, updateRow } from '../../testing/rows';
import { listedDocument } from '../../testing/saved-searches';
import { useTestApp } from '../../testing/test-app';
import { eraseUser } from '../privacy/erase-user';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const follow = (id: number) => `/api/courses/${id}/follow`;
const followersOf = async (id: number) =>
  (await test.nobody.get(`/api/courses/${id}/page`)).json<{ followerCount: number }>().followerCount;

describe('following a course', () => {
  it('[D23] a person follows a course once, sees it in the list, and stops', async () => {
    const [course, other] = [await insertCourse(test, 'BIO 7'), await insertCourse(test)];
    const ada = await member(test);
    for (let time = 0; time < 2; time += 1) {
      const answer = await ada.put(follow(course));
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { isFollowing: true, followerCount: 1, isEmailed: true },
      ]);
    }
    await ada.put(follow(other));
    expect((await ada.get(`/api/user/${ada.id}/library?tab=courses`)).json()).toMatchObject([
      { id: other },
      { id: course, code: 'BIO 7', name: 'Microeconomics', schoolName: expect.stringContaining('School') },
    ]);
    expect(await followersOf(course)).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect((await ada.delete(follow(course))).json()).toEqual({
        isFollowing: false,
        followerCount: 0,
        isEmailed: false,
      });
    expect((await ada.get(`/api/user/${ada.id}/library?tab=courses`)).json()).toMatchObject([{ id: other }]);
    expect(await followersOf(course)).toBe(0);
  });

  it('[D23] an anonymous session follows on the site only, and an unknown course is refused', async () => {
    const course = await insertCourse(test);
    const guest = await anonymousBrowser(test);
    expect((await guest.put(follow(course))).json()).toMatchObject({ isFollowing: true, isEmailed: false });
    for (const answer of [await guest.put(follow(99_999_999)), await guest.delete(follow(99_999_999))])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'courses.not_found' }]);
    expect((await test.nobody.put(follow(course))).statusCode).toBe(401);
  });

  it('[D23] a person follows at most 100 courses, also with parallel requests', async () => {
    const ada = await member(test);
    const course = await insertCourse(test);
    const { school_id } = (await selectRows(test, 'courses', { id: course }))[0] ?? { school_id: 0 };
    await insertRows(
      test,
      'courses',
      Array.from({ length: maxFollowedCourses }, (_, at) => ({
        school_id,
        name: `C ${at}`,
        code: `C ${at}`,
      })),
    );
    const ids = (await selectRows(test, 'courses', { school_id }, ['id'], 'id')).map(({ id }) => id);
    await insertRows(
      test,
      'course_follows',
      ids
        .slice(0, maxFollowedCourses - 1)
        .map((course_id) => ({ user_id: ada.id, course_id, told_news_id: 0, mailed_news_id: 0 })),
    );
    const answers = await Promise.all(ids.slice(-2).map((id) => ada.put(follow(id))));
    expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['200', '409']);
    expect((await ada.put(follow(ids[0] ?? 0))).statusCode).toBe(200);
    expect((await ada.get(`/api/user/${ada.id}/library?tab=courses`)).json()).toHaveLength(
      maxFollowedCourses,
    );
  });
});

describe('the account', () => {
  const rowsOf = (userId: string) =>
    selectRows(test, 'course_follows', { user_id: userId }, undefined, 'course_id');
  const insertNotification = async (userId: string) =>
    (
      await insertRow(test, 'notifications', {
        user_id: userId,
        kind: 'course_news',
        title: '1 new document in X',
        link: '/courses/1',
      })
    ).id;

  it('[D23] [U8] a merge joins the courses of both accounts, and what is unread stays unread', async () => {
    const [both, own, seen] = [await insertCourse(test), await insertCourse(test), await insertCourse(test)];
    const [guest, ada] = [await anonymousBrowser(test), await member(test)];
    const earlier = new Date('2026-01-01');
    const [kept, unread, read] = [
      await insertNotification(ada.id),
      await insertNotification(guest.id),
      await insertNotification(ada.id),
    ];
    await updateRow(test, 'notifications', read, { read_at: new Date() });
    const row = (user_id: string, course_id: number) => ({ user_id, course_id, mailed_news_id: 0 });
    await insertRows(test, 'course_follows', [
      {
        ...row(guest.id, both),
        told_news_id: 9,
        created_at: earlier,
        notification_id: await insertNotification(guest.id),
      },
      { ...row(guest.id, own), told_news_id: 4 },
      { ...row(ada.id, both), told_news_id: 5, notification_id: kept },
      { ...row(guest.id, seen), told_news_id: 6, notification_id: unread, told_documents: 2 },
      { ...row(ada.id, seen), told_news_id: 6, notification_id: read, told_documents: 3 },
    ]);
    await mergeUsers(test.ctx.db, guest.id, ada.id, 'test');
    expect(await rowsOf(ada.id)).toMatchObject([
      { course_id: both, told_news_id: 9, created_at: earlier, notification_id: kept },
      { course_id: own, told_news_id: 4 },
      { course_id: seen, notification_id: unread, told_documents: 2 },
    ]);
    expect(await rowsOf(guest.id)).toEqual([]);
    const notices = await selectRows(test, 'notifications', { user_id: ada.id, kind: 'course_news' });
    expect(notices.filter(({ read_at: readAt }) => readAt === null)).toHaveLength(3);
  });

  it('[D23] after a merge, all courses are listed, so that each can be stopped', async () => {
    const ada = await member(test);
    const { school_id } = (await selectRows(test, 'courses', { id: await insertCourse(test) }))[0] ?? {
      school_id: 0,
    };
    const names = Array.from({ length: maxFollowedCourses + 20 }, (_, at) => `M ${at}`);
    await insertRows(
      test,
      'courses',
      names.map((name) => ({ school_id, name, code: name })),
    );
    const ids = (await selectRows(test, 'courses', { school_id }, ['id'], 'id')).map(({ id }) => id);
    await insertRows(
      test,
      'course_follows',
      ids.map((course_id) => ({ user_id: ada.id, course_id, told_news_id: 0, mailed_news_id: 0 })),
    );
    expect((await ada.get(`/api/user/${ada.id}/library?tab=courses`)).json()).toHaveLength(ids.length);
  });

  it('[D23] [R1] what a merge or an erasure by the previous release leaves is moved or deleted', async () => {
    const [both, own] = [await insertCourse(test), await insertCourse(test)];
    const [guest, ada] = [await anonymousBrowser(test), await member(test)];
    const [shared, saved] = [
      await listedDocument(test, { title: 'Both', uploaderId: ada.id }),
      await listedDocument(test, { title: 'One', uploaderId: ada.id }),
    ];
    for (const course of [both, own]) await guest.put(follow(course));
    await ada.put(follow(both));
    await insertRows(test, 'document_saves', [
      { user_id: guest.id, document_id: shared },
      { user_id: guest.id, document_id: saved },
      { user_id: ada.id, document_id: shared },
    ]);
    await updateRow(test, 'users', guest.id, { merged_into: ada.id });
    const saves = (userId: string) =>
      selectRows(test, 'document_saves', { user_id: userId }, ['document_id'], 'document_id');
    expect((await rowsOf(ada.id)).map((row) => row.course_id)).toEqual([both, own]);
    expect((await saves(ada.id)).map((row) => row.document_id)).toEqual([shared, saved]);
    expect([await rowsOf(guest.id), await saves(guest.id)]).toEqual([[], []]);
    const question = await questionIn(test, own, { askerId: ada.id });
    await insertRow(test, 'question_sources', {
      question_id: question,
      document_id: saved,
      page: 1,
      quote: 'Q',
    });
    await updateRow(test, 'questions', question, { content: '', deleted_at: new Date() });
    await updateRow(test, 'users', ada.id, { erased_at: new Date() });
    expect([await rowsOf(ada.id), await saves(ada.id)]).toEqual([[], []]);
    expect(await selectRows(test, 'question_sources', { question_id: question })).toEqual([]);
  });

  it('[D23] [U7] an erasure deletes the follows', async () => {
    const ada = await member(test);
    await ada.put(follow(await insertCourse(test)));
    await updateRow(test, 'users', ada.id, { erasure_requested_at: new Date(), erase_after: new Date() });
    expect(await eraseUser(test.ctx, ada.id)).toBe(true);
    expect(await rowsOf(ada.id)).toEqual([]);
  });
});
