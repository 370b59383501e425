import { describe, expect, it } from 'vitest';
import { renderStatic } from '~/testing/render-static';
import { CourseMissing } from './course-missing';
import { followersText } from './course-page';
import { CourseQuizzes } from './course-quizzes';

describe('the page of a course', () => {
  it('[D23] quizzes say in which subject they are', () => {
    const quiz = {
      id: 3,
      title: 'Prices',
      subject: 'Economics',
      description: '',
      difficulty: 'easy',
    } as const;
    const html = renderStatic(
      <CourseQuizzes subject="Economics" items={[{ ...quiz, timeLimit: 30, totalQuestions: 5 }]} />,
    );
    expect(html).toContain('Quizzes in Economics');
    expect(html).toContain('href="/quiz/3"');
  });

  it('[D23] an unknown course leads back to the schools', () => {
    const html = renderStatic(<CourseMissing />);
    expect(html).toContain('Course Not Found');
    expect(html).toContain('href="/schools"');
  });

  it('[D23] the number of followers is exact up to a thousand', () => {
    expect([1, 1000, 1001].map(followersText)).toEqual([
      '1 follower',
      '1,000 followers',
      'More than 1,000 followers',
    ]);
  });
});
