import { describe, expect, it } from 'vitest';
import { paths } from './paths';

describe('the addresses of pages', () => {
  it('[X6] contain the finder’s school and course for the schools page', () => {
    expect(paths.schools({ q: 'Khalifa University', course: 'MATH 152' })).toBe(
      '/schools?q=Khalifa+University&course=MATH+152',
    );
    expect(paths.schools({ q: '', course: '' })).toBe('/schools');
  });

  it('[D4] contain the school and course for the upload page', () => {
    expect(paths.upload({ schoolId: 3, courseId: 14 })).toBe('/upload?schoolId=3&courseId=14');
    expect(paths.upload({ schoolId: 3, courseId: undefined })).toBe('/upload?schoolId=3');
    expect(paths.upload()).toBe('/upload');
  });

  it('[U3] contain the page after a sign-in with the provider', () => {
    expect(paths.oidcLogin({ next: '/documents?q=a&b' })).toBe('/api/login?next=%2Fdocuments%3Fq%3Da%26b');
    expect(paths.oidcLogin()).toBe('/api/login');
  });

  it('[X1] escape ids with special characters', () => {
    expect(paths.document(7)).toBe('/documents/7');
    expect(paths.schoolCourses(12)).toBe('/schools/12/courses');
    expect(paths.blogPost('a/b c')).toBe('/blog/a%2Fb%20c');
    expect(paths.login({ next: '/documents?q=a&b' })).toBe('/login?next=%2Fdocuments%3Fq%3Da%26b');
  });
});
