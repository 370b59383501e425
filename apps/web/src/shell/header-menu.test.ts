import { siteRoutes } from '@aw/contracts/site-routes';
import { currentLink, linksOf } from '@aw/ui/patterns/site-nav';
import { expect, it } from 'vitest';
import { headerActions, headerMenu } from './header-menu';
import { mobileSections } from './mobile-menu';
import { renderedPath } from './site-top';

const header = [...linksOf(headerMenu), headerActions.order];
const path = (route: string) => route.replace(/:\w+/, '12');

it.each([
  ['/payment', 'Order Assignment'],
  ['/payment-success', 'Order Assignment'],
  ['/documents/12', 'Documents'],
  ['/schools/12/courses', 'Schools'],
  ['/help', 'Help Center'],
  ['/help/study-tools', 'Help Center'],
  ['/ask', 'Questions'],
  ['/questions/12', 'Questions'],
  ['/quiz/12', 'Quizzes'],
  ['/cards', 'Quizzes'],
  ['/certificates/AW-1', 'Quizzes'],
  ['/shared-chat/x', 'AI Chat'],
  ['/orders/AW-12', 'Your Orders'],
  ['/expert', 'For Experts'],
  ['/exam-shield', 'Exam Shield'],
  ['/expert-help', 'Expert Help'],
])('[X2] on %s the header and the mobile menu mark %s', (open, label) => {
  expect(currentLink(header, open)?.label).toBe(label);
  expect(currentLink(linksOf(mobileSections), open)?.label).toBe(label);
});

it('[X2] every page is marked except home, account pages and footer pages', () => {
  const unmarked = siteRoutes.filter((route) => !currentLink(header, path(route)));
  expect(unmarked).toEqual([
    '/',
    '/question-follow',
    '/saved-searches',
    '/admin-login',
    '/press',
    '/accessibility',
    '/login',
    '/signin',
    '/signup',
    '/join',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/settings',
    '/newsletter',
    '/review',
    '/search',
  ]);
});

it('[X2] a built page marks its link in the HTML, and any other page after hydration', () => {
  expect(renderedPath('/schools/', false)).toBe(renderedPath('/schools', false));
  expect(renderedPath('/schools/', false)).toBe('/schools');
  expect(renderedPath('/', false)).toBe('/');
  expect([renderedPath('/documents/7', false), renderedPath('/documents/7', true)]).toEqual([
    '/',
    '/documents/7',
  ]);
});

it('[D23] [D24] schools and My library are in the menu of students, also on a phone', () => {
  const student = [...headerMenu, ...mobileSections].filter(({ label }) => label.startsWith('Student'));
  expect(student).toHaveLength(2);
  for (const menu of student)
    expect('items' in menu && menu.items.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/schools', '/library']),
    );
});
