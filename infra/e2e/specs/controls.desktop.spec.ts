import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { openAccount } from '../fixtures/account';
import { fullestSchool, showAllSubjects } from '../fixtures/library';
import { expectLinksResolve, pressEverything } from '../fixtures/robot';
import { settled } from '../fixtures/settled';
import { test as base, expect } from '../fixtures/shared-browser';
import { chooseFiles, openUpload, rowOf } from '../fixtures/upload';
import { makeVeteran, type Veteran } from '../fixtures/veteran';

const test = base.extend<object, { veteran: Veteran }>({
  veteran: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => use(await makeVeteran()),
    { scope: 'worker', timeout: 120_000 },
  ],
});

type SitePage = {
  name: string;
  open: (page: Page, veteran: Veteran) => Promise<void>;
  /** Part of the page whose controls are pressed. Header and footer are only pressed on the first page. */
  scope?: string;
  /** True if a new account opens the page instead of the veteran. */
  hasAccount?: boolean;
};

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Public pages with controls other than links, which are all tested in links.process.spec.ts. */
const publicPages = [
  '/services',
  '/careers',
  '/press',
  '/blog',
  '/blog/pricing-payment-options',
  '/help',
  '/help/account-help',
  '/help/study-tools',
  '/contact',
  '/expert-help',
  '/exam-shield',
  '/newsletter',
];

const sitePages: SitePage[] = [
  { name: 'the home page with header and footer', open: (page) => goTo(page, '/'), scope: 'body' },
  {
    name: 'the documents',
    open: async (page) => {
      await goTo(page, '/documents');
      await showAllSubjects(page);
    },
  },
  { name: 'a search of the documents without hits', open: (page) => goTo(page, '/documents?q=zzzzqqqq') },
  {
    name: 'a search of everything',
    open: async (page) => {
      await goTo(page, '/search?q=equilibrium');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'a search of everything without hits',
    open: (page) => goTo(page, '/search?q=zzzzqqqq&documentType=exam&language=en'),
  },
  { name: 'a locked document', open: (page, { locked }) => goTo(page, `/documents/${locked}`) },
  { name: 'an unlocked document', open: (page, { unlocked }) => goTo(page, `/documents/${unlocked}`) },
  { name: 'a refused upload', open: (page, { refused }) => goTo(page, `/documents/${refused}`) },
  { name: 'the schools', open: (page) => goTo(page, '/schools?course=calculus') },
  {
    name: 'the courses of a school',
    open: async (page) => goTo(page, `/schools/${(await fullestSchool(page.request)).id}/courses`),
  },
  {
    name: 'the upload page with a file chosen',
    open: async (page) => {
      await openUpload(page);
      await chooseFiles(page, [await pdfFile('robot.pdf', [uniqueWord()])]);
      await expect(rowOf(page, 'robot.pdf')).toBeVisible();
    },
  },
  { name: 'the profile', open: (page) => goTo(page, '/profile') },
  { name: 'the study guides', open: (page) => goTo(page, '/study-guides') },
  { name: 'the order form', open: (page) => goTo(page, '/payment?order=new') },
  { name: 'the orders of a person without an account', open: (page) => goTo(page, '/orders') },
  {
    name: 'an order that waits for its payment',
    open: (page, { order }) => goTo(page, `/orders/${order}`),
  },
  { name: 'a paid order', open: (page, { paid }) => goTo(page, `/orders/${paid}`) },
  { name: 'a delivered order', open: (page, { delivered }) => goTo(page, `/orders/${delivered}`) },
  { name: 'the chat', open: (page) => goTo(page, '/ai-chat') },
  { name: 'tutoring', open: (page) => goTo(page, '/ai-tutoring') },
  { name: 'the generator of quizzes', open: (page) => goTo(page, '/ai-quiz-generator') },
  ...publicPages.map((path) => ({ name: path, open: (page: Page) => goTo(page, path) })),
  { name: 'the 404 page', open: (page) => goTo(page, '/nowhere') },
  { name: 'the combined sign-in page', open: (page) => goTo(page, '/login') },
  { name: 'its other tab', open: (page) => goTo(page, '/login?tab=signup') },
  { name: 'the join page', open: (page) => goTo(page, '/join') },
  { name: 'the page for a lost password', open: (page) => goTo(page, '/forgot-password') },
  { name: 'the experts’ page without an account', open: (page) => goTo(page, '/expert') },
  { name: 'the settings without an account', open: (page) => goTo(page, '/settings') },
  {
    name: 'the settings of an account',
    open: (page) => goTo(page, '/settings'),
    hasAccount: true,
  },
  { name: 'the sign-in page with an open session', open: (page) => goTo(page, '/login'), hasAccount: true },
];

for (const { name, open, scope = 'main', hasAccount } of sitePages) {
  test(`[X5] every kind of control of ${name} works, and so does every link`, async ({
    page,
    context,
    veteran,
    watch,
  }) => {
    watch.allow(/404 \(Not Found\).*nowhere/);
    // The robot enters wrong passwords, and continues after it has signed out.
    watch.allow(/401|409.*\/api\/user/);
    // It also requests quizzes about topics that the bank does not have.
    watch.allow(/422.*\/api\/quizzes\/generate/);
    if (hasAccount) await openAccount(page.request);
    else await context.addCookies(veteran.cookies);
    // Controls that only a phone has are pressed at its width. Its menu and sheets are tested in controls.phone.spec.ts.
    const visit = { open: () => open(page, veteran), scope, alsoAtPx: 360 };
    const { dead, pressed, hrefs } = await pressEverything(page, visit);
    expect(dead).toEqual([]);
    expect(pressed + hrefs.size).toBeGreaterThan(0);
    await expectLinksResolve(page, visit.open, hrefs);
  });
}
