import type { OrderNeed } from '@aw/contracts/orders/staff';
import { isGranted } from '@aw/contracts/staff/permissions';
import { expect, it } from 'vitest';
import { listedDocuments, type Overview } from '../api/shared-queries';
import { consolePages, countAt, isOpenTo, needsOf } from './console-pages';

const calm = {
  documents: 12,
  presentDocuments: 13,
  questions: 4,
  schools: 3,
  processing: 1,
  refused: 0,
  removed: 2,
  openAppeals: 0,
  similarDocuments: 0,
  fewWordDocuments: 0,
  openSchoolRequests: 0,
  unansweredQuestions: 2,
  failedJobs: 0,
  lateOrders: 0,
  ordersToAssign: 0,
  refundsToApprove: 0,
  openDisputes: 0,
  unreadOrders: 0,
  newMessages: 0,
  heldMessages: 0,
  heldQuestions: 0,
  waitingPosts: 0,
  waitingExperts: 0,
  examShieldsToDecide: 0,
  orderNeeds: [],
};

const waiting = (kind: OrderNeed, count: number) => ({
  kind,
  count,
  oldestAt: '2026-11-20T10:00:00.000Z',
});

/** Returns the number beside the name of a page in the navigation. */
function counted(label: string, overview: Overview): number | undefined {
  const page = consolePages.find((one) => one.label === label);
  return page && countAt(page, overview);
}

it('[M1] each thing that needs attention has a number and a link to its rows', () => {
  const needs = needsOf({
    ...calm,
    openAppeals: 2,
    similarDocuments: 4,
    fewWordDocuments: 5,
    openSchoolRequests: 3,
    failedJobs: 1,
  });
  expect(needs.map(({ count, many, to }) => [count, many, to])).toEqual([
    [1, 'failed document checks', '/admin/documents?state=refused'],
    [2, 'open appeals', '/admin/appeals'],
    [4, 'look-alikes to review', '/admin/documents?state=waiting'],
    [5, 'documents with few words to review', '/admin/documents?state=few_words'],
    [3, 'places to confirm', '/admin/places'],
  ]);
});

it('[M10] order needs say since when the oldest of them has waited', () => {
  const [need] = needsOf({ ...calm, orderNeeds: [waiting('hand_refund', 2)] });
  expect(need?.since).toBe('2026-11-20T10:00:00.000Z');
});

it('[M1] nothing is listed if nothing needs attention', () => {
  expect(needsOf(calm)).toEqual([]);
});

it('[M9] the list of people is in the navigation', () => {
  expect(consolePages.find(({ label }) => label === 'People')?.to).toBe('/admin/people');
});

it('[M1] the navigation counts what needs attention today', () => {
  expect(counted('Today', { ...calm, refused: 2, openAppeals: 3 })).toBe(3);
});

it('[M10] late orders and disputes come first, and each number links to its rows', () => {
  const needs = needsOf({
    ...calm,
    openAppeals: 1,
    orderNeeds: [
      waiting('answer', 2),
      waiting('approve', 1),
      waiting('assign', 5),
      waiting('late', 3),
      waiting('dispute', 1),
      waiting('hand_refund', 2),
      waiting('decision', 1),
      waiting('transfer', 4),
    ],
  });
  expect(needs.map(({ count, many, to }) => [count, many, to])).toEqual([
    [3, 'late orders', '/admin/orders?view=late'],
    [1, 'open disputes', '/admin/payments?show=disputes'],
    [2, 'refunds to send by hand', '/admin/orders?view=all&needs=hand_refund'],
    [1, 'ended orders with a refund to decide', '/admin/orders?view=all&needs=decision'],
    [1, 'refunds to approve', '/admin/orders?view=all&needs=approve'],
    [5, 'orders to assign', '/admin/orders?view=unassigned'],
    [4, 'orders waiting for a transfer', '/admin/orders?view=all&needs=transfer'],
    [2, 'orders with new messages', '/admin/orders?view=all&needs=answer'],
    [1, 'open appeals', '/admin/appeals'],
  ]);
});

it('[M10] the navigation counts what needs attention in orders and payments', () => {
  const overview = {
    ...calm,
    openAppeals: 4,
    orderNeeds: [waiting('late', 3), waiting('approve', 1), waiting('dispute', 2)],
  };
  expect(counted('Orders', overview)).toBe(4);
  expect(counted('Payments', overview)).toBe(2);
  expect(counted('Today', overview)).toBe(10);
});

it('[X8] new and held messages are listed, and the navigation counts them', () => {
  const overview = { ...calm, newMessages: 3, heldMessages: 1 };
  expect(needsOf(overview).map(({ count, to }) => [count, to])).toEqual([
    [3, '/admin/messages?state=new'],
    [1, '/admin/messages?state=held'],
  ]);
  expect(counted('Messages', overview)).toBe(4);
});

it('[M8] held and reported posts are listed once, and counted for moderation and for questions', () => {
  const overview = { ...calm, heldQuestions: 7, waitingPosts: 9 };
  expect(needsOf(overview).map(({ count, many, to }) => [count, many, to])).toEqual([
    [9, 'posts to review', '/admin/moderation'],
  ]);
  expect(['Moderation', 'Questions', 'Today'].map((label) => counted(label, overview))).toEqual([9, 7, 9]);
});

it('[M9] [Q12] waiting applications are listed, and the navigation counts them', () => {
  const overview = { ...calm, waitingExperts: 3 };
  expect(needsOf(overview).map(({ many, to }) => [many, to])).toEqual([
    ['expert applications', '/admin/experts?state=waiting'],
  ]);
  expect(counted('Experts', overview)).toBe(3);
});

it('[Q14] an exam shield that hides questions of several people is listed and counted', () => {
  const overview = { ...calm, examShieldsToDecide: 2 };
  expect(needsOf(overview).map(({ count, many, to }) => [count, many, to])).toEqual([
    [2, 'exam shields to decide on', '/admin/exam-shields'],
  ]);
  expect(counted('Exam shields', overview)).toBe(2);
});

it('[M3] the menu and the figures show what a role may open, and nothing to an unknown role', () => {
  const labels = (role: string) =>
    consolePages.filter(({ permission }) => isGranted(role, permission)).map(({ label }) => label);
  const all = consolePages.map(({ label }) => label);
  expect(labels('admin')).toEqual(all);
  expect(labels('support')).toEqual(all.filter((label) => label !== 'Staff'));
  expect(labels('owner')).toEqual([]);
  const needs = needsOf({
    ...calm,
    openAppeals: 1,
    heldQuestions: 1,
    waitingPosts: 1,
    heldMessages: 1,
    orderNeeds: [waiting('late', 1)],
  });
  expect(needs.map(({ to }) => isOpenTo((permission) => isGranted('support', permission), to))).not.toContain(
    false,
  );
  expect(needs.map(({ to }) => isOpenTo((permission) => isGranted('owner', permission), to))).not.toContain(
    true,
  );
});

it('[Z9] an author sees quizzes in the menu, but no people or orders', () => {
  const pages = consolePages.filter(({ permission }) => isGranted('author', permission));
  expect(pages.map(({ label }) => label)).toEqual([
    'Today',
    'Moderation',
    'Documents',
    'Appeals',
    'Questions',
    'Exam shields',
    'Quizzes',
    'Places',
    'Missed searches',
    'Synonyms',
    'Templates',
    'Texts',
  ]);
});

it('[M1] the navigation counts the same documents as Today and Delete All, and the list also counts removed ones', () => {
  const overview = { ...calm, presentDocuments: 17, removed: 5 };
  expect(counted('Documents', overview)).toBe(17);
  expect(listedDocuments(overview)).toBe(22);
});
