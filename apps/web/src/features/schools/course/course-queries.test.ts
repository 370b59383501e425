import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { courseQuestionsQuery } from './course-queries';

const server = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = server;
});

const questionsOf = (...courseIds: (number | null)[]) => {
  globalThis.fetch = async () => Response.json(courseIds.map((courseId, id) => ({ id, courseId })));
  return createQueryClient().fetchInfiniteQuery({ ...courseQuestionsQuery(7), retry: false });
};

it('[D23] the questions of a course are loaded', async () => {
  expect((await questionsOf(7, 7)).pages[0]?.items).toHaveLength(2);
});

it('[D23] [R1] questions of all courses, as a server of the previous release sends, are not shown as its own', async () => {
  await expect(questionsOf(7, null, 8)).rejects.toThrow('The site is being updated.');
});
