import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { arrivalQuery, type Destination } from './arrival';

afterEach(() => void vi.unstubAllGlobals());

/** Loads the place of a destination from a server that gives this answer. */
async function arrive(destination: Partial<Destination>, answer: object) {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return Response.json(answer);
  });
  const query = arrivalQuery({ about: null, courseId: null, title: '', ...destination });
  return { place: await new QueryClient().fetchQuery(query), called };
}

it('[Q16] a page of a document brings its subject, school and course, with the quote', async () => {
  const about = { kind: 'document', documentId: 3, page: 2, quote: 'Heat flows.' } as const;
  const document = { title: 'Heat', subject: 'Physics', schoolId: 4, courseId: 9 };
  const { place, called } = await arrive({ about }, document);
  expect(called).toEqual([expect.stringContaining('/api/documents/3')]);
  expect(place).toEqual({ subject: 'Physics', schoolId: 4, courseId: 9, about, name: 'Heat, page 2' });
});

it('[Q16] a question of a quiz brings its subject, and a course brings its school', async () => {
  const about = { kind: 'quiz', attemptId: 'a1b2c3d4', questionId: 7 } as const;
  const quiz = await arrive({ about }, { quizTitle: 'Limits', subject: 'Mathematics' });
  expect(quiz.place).toEqual({ subject: 'Mathematics', about, name: 'Limits' });
  const course = await arrive(
    { courseId: 9 },
    { id: 9, code: 'ECON 201', name: 'Microeconomics', school: { id: 4, name: 'Khalifa University' } },
  );
  expect(course.place).toMatchObject({ schoolId: 4, courseId: 9, about: null });
  expect(course.place.name).toContain('ECON 201');
});
