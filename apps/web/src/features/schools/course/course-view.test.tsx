import type { CoursePage as Course } from '@aw/contracts/schools/course-page';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderStatic } from '~/testing/render-static';
import { CoursePage } from './course-page';
import { coursePageQuery } from './course-queries';

const course: Course = {
  id: 9,
  schoolId: 4,
  name: 'Microeconomics',
  code: 'ECON 201',
  department: 'Economics',
  documentCount: 0,
  school: { id: 4, name: 'Khalifa University' },
  followerCount: 0,
  quizzes: null,
};

const render = (change: Partial<Course>) =>
  renderStatic(
    <Routes>
      <Route path="/courses/:id" element={<CoursePage />} />
    </Routes>,
    {
      address: '/courses/9',
      seed: (cache) => cache.setQueryData(coursePageQuery(9).queryKey, { ...course, ...change }),
    },
  );

it('[D23] [X4] a course has its documents, questions and followers, and says nothing about zero followers or quizzes', () => {
  const html = render({});
  expect(html).toMatch(/>Documents<.*>Questions</s);
  expect(html).not.toMatch(/Quizzes<|\b0 followers/);
  expect(html).toContain('Follow');
  expect(render({ followerCount: 2 })).toContain('2 followers');
  expect(render({ quizzes: { subject: 'Economics', items: [] } })).toContain('>Quizzes<');
});
