import { randomUUID } from 'node:crypto';
import { insertRow, updateRow } from './rows';
import { listedDocument } from './saved-searches';
import type { TestApp } from './test-app';

let courseCount = 0;

/** Inserts a course of a new school and returns its id. */
export async function insertCourse(test: TestApp, code = `ECON ${++courseCount}`): Promise<number> {
  const school = await insertRow(test, 'schools', { name: `School ${randomUUID()}`, type: 'university' });
  const course = { school_id: school.id, name: 'Microeconomics', code, department: 'Economics' };
  return (await insertRow(test, 'courses', course)).id;
}

/** Publishes a document of a course and returns its id. */
export async function documentIn(
  test: TestApp,
  courseId: number,
  { title = 'Notes', uploaderId }: { title?: string; uploaderId: string },
): Promise<number> {
  const id = await listedDocument(test, { title, uploaderId });
  await updateRow(test, 'documents', id, { course_id: courseId, subject: 'Economics' });
  return id;
}

/** Asks a question about a course and returns its id. */
export async function questionIn(
  test: TestApp,
  courseId: number,
  {
    title = 'Why?',
    askerId,
    status = 'visible',
  }: { title?: string; askerId: string; status?: 'held' | 'visible' },
): Promise<number> {
  const question = { title, content: 'Please explain.', asker_id: askerId, course_id: courseId, status };
  return (await insertRow(test, 'questions', question)).id;
}
