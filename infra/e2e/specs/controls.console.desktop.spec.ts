import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { confirmAddress, newAccount, openAccount } from '../fixtures/account';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { createAdmin } from '../fixtures/create-admin';
import { payOrder, placeOrder } from '../fixtures/orders';
import { jsonOf, openUser } from '../fixtures/person';
import { writeQuiz } from '../fixtures/quiz-authors';
import { expectLinksResolve, pressEverything } from '../fixtures/robot';
import { settled, sidewaysScroll } from '../fixtures/settled';
import { test as base, expect, type Shop } from '../fixtures/shop';
import { openStaff, type Staff } from '../fixtures/staff';
import type { AdminFields } from '../server/set-up-admin';

/** One item of every kind that staff work on. */
type Work = { order: string; delivered: string; document: number; user: string };

/** Administrator of the shop for the robot, which signs in again after it has pressed Logout. */
type RobotAccount = { admin: AdminFields; session: Staff; work: Work };

const robotAccounts = new WeakMap<Shop, Promise<RobotAccount>>();

const test = base.extend<{ robot: RobotAccount; person: APIRequestContext }>({
  robot: async ({ shop, clerk, person }, use) => {
    if (!robotAccounts.has(shop)) robotAccounts.set(shop, openRobotAccount(shop, clerk, person));
    await use(await (robotAccounts.get(shop) ?? Promise.reject(new Error('No administrator was created.'))));
  },
  person: async ({ shop, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: shop.origin });
    await use(request);
    await request.dispose();
  },
  storageState: ({ robot, shop }, use) => use(robot.session.storedAt(shop.consoleOrigin)),
});

async function openRobotAccount(shop: Shop, clerk: Staff, person: APIRequestContext): Promise<RobotAccount> {
  const admin = await createAdmin(shop);
  const session = await openStaff(person, shop.origin, admin);
  return { admin, session, work: await makeWork(shop, clerk, person) };
}

async function makeWork({ stripe }: Shop, clerk: Staff, request: APIRequestContext): Promise<Work> {
  const word = uniqueWord();
  const user = await openUser(request);
  const order = await payOrder(request, await placeOrder(request), { stripe });
  const { id: delivered } = await payOrder(request, await placeOrder(request), { stripe });
  const writer = await clerk.addWriter('Hana K.');
  await clerk.assign(delivered, writer.id);
  await clerk.deliver(delivered, await pdfFile('work.pdf', ['The whole work.']));
  // One request for each decision.
  for (const region of ['North', 'South', 'East'])
    await jsonOf(request.post('/api/school-requests', { data: { name: `${region} ${word}` } }));
  const { id: document } = await user.publish(await pdfFile('a.pdf', [word]), { title: `On ${word}` });
  const { id: removed } = await user.publish(await pdfFile('b.pdf', [`b ${word}`]), { title: 'Removed' });
  await clerk.post(`documents/${removed}/remove`, { reason: 'A test.', isForCause: false });
  await jsonOf(request.post(`/api/documents/${removed}/appeal`, { data: { message: 'It is mine.' } }));
  await writeMessage({ clerk, person: request });
  await protectExam(request);
  return { order: order.id, delivered, document, user: user.id };
}

/** Protects an exam for an hour, as an educator with a confirmed address. */
async function protectExam(request: APIRequestContext): Promise<void> {
  const educator = { ...newAccount(), audience: 'educator' };
  await openAccount(request, educator);
  await confirmAddress(request, educator);
  const hash = () => randomBytes(8).toString('hex');
  const startsAt = new Date();
  const endsAt = new Date(startsAt.getTime() + 60 * 60 * 1000);
  const data = { label: 'Biology 101', startsAt, endsAt, tasks: [Array.from({ length: 12 }, hash)] };
  await jsonOf(request.post('/api/exam-shields', { data }));
}

type Opened = { clerk: Staff; person: APIRequestContext; work: Work };

/** Asks a question as a new user. Returns its path in the console. */
async function askQuestion({ person }: Opened): Promise<string> {
  await openUser(person);
  const data = { title: `Why ${uniqueWord()}?`, content: 'Please tell.' };
  const { id } = await jsonOf<{ id: number }>(person.post('/api/questions', { data }));
  return `/admin/questions?id=${id}`;
}

/** Creates a quiz of three questions with a title that needs line breaks. Returns its path with the second question open. */
async function writeThree({ clerk }: Opened): Promise<string> {
  const title = `Sums ${`${uniqueWord()} `.repeat(6).trim()}`;
  const { id, itemIds } = await writeQuiz(clerk, { title, keys: ['A', 'B', 'B'] });
  return `/admin/quizzes/${id}#item-${itemIds[1]}`;
}

/** Writes a message to support. Returns its path in the console. */
async function writeMessage({ clerk, person }: Pick<Opened, 'clerk' | 'person'>): Promise<string> {
  const data = {
    kind: 'contact',
    name: 'Ada Lovelace',
    email: `${uniqueWord()}@students.example`,
    subject: 'A question',
    message: `Where is ${uniqueWord()}?`,
    openForMs: 10_000,
  };
  await jsonOf(person.post('/api/contact', { data }));
  const [latest] = await clerk.get<{ id: string }[]>('messages');
  return `/admin/messages?id=${latest?.id}`;
}

/** Opens a page of the console, and signs in first if the robot has signed out. */
async function openSignedIn(page: Page, shop: Shop, robot: RobotAccount, path: string): Promise<void> {
  const open = async () => {
    await page.goto(shop.consoleOrigin + path);
    await settled(page);
  };
  await open();
  if (!page.url().includes('/admin-login')) return;
  robot.session = await openStaff(page.request, shop.origin, robot.admin);
  const [stored] = robot.session.storedAt(shop.consoleOrigin).origins;
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored?.localStorage ?? []);
  await open();
  await expect(page).not.toHaveURL(/admin-login/);
}

/** Checks that a page fits every window, and that axe finds nothing at the widest and at the narrowest width. */
async function expectFitsAndAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1440, 768, 360, size.width]) {
    await page.setViewportSize({ ...size, width });
    expect(await sidewaysScroll(page), `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
    if (width === 1440) await expectAccessibleInThemes(page, ['light', 'dark']);
    if (width === 360) await expectAccessibleInThemes(page, ['dark', 'light']);
  }
}

type ConsolePage = {
  name: string;
  path: (opened: Opened) => string | Promise<string>;
  /** Part of the page whose controls are pressed. Header and navigation are only pressed on the first page. */
  scope?: string;
};

const panel = 'aside, [role=complementary]';

const consolePages: ConsolePage[] = [
  { name: 'Today with header and navigation', path: () => '/admin', scope: 'body' },
  { name: 'the orders', path: () => '/admin/orders?view=all' },
  { name: 'a paid order', path: ({ work }) => `/admin/orders?view=all&id=${work.order}`, scope: panel },
  {
    name: 'a delivered order',
    path: ({ work }) => `/admin/orders?view=all&id=${work.delivered}`,
    scope: panel,
  },
  { name: 'the queue of moderation', path: () => '/admin/moderation' },
  // One decision removes the others.
  {
    name: 'a held post',
    path: async (opened) => (await askQuestion(opened)).replace('questions?id=', 'moderation?id=question-'),
    scope: panel,
  },
  { name: 'the documents', path: () => '/admin/documents' },
  { name: 'a document', path: ({ work }) => `/admin/documents?open=${work.document}`, scope: panel },
  { name: 'the appeals', path: () => '/admin/appeals' },
  { name: 'the questions', path: () => '/admin/questions' },
  // One decision removes the other.
  { name: 'a question', path: askQuestion, scope: panel },
  { name: 'the exam shields', path: () => '/admin/exam-shields' },
  { name: 'the quizzes', path: () => '/admin/quizzes' },
  // Moving or removing a question removes buttons of other questions.
  { name: 'a quiz', path: writeThree },
  {
    name: 'the editor of a question',
    path: async (opened) => (await writeThree(opened)).replace('#item-', '/questions/'),
  },
  {
    name: 'the import of questions',
    path: async (opened) => (await writeThree(opened)).replace(/#.*/, '/import'),
  },
  { name: 'the experts', path: () => '/admin/experts' },
  { name: 'the places', path: () => '/admin/places' },
  { name: 'the missed searches', path: () => '/admin/missed-searches' },
  { name: 'the synonyms', path: () => '/admin/synonyms' },
  { name: 'the people', path: () => '/admin/people' },
  { name: 'a person', path: ({ work }) => `/admin/people?id=${work.user}`, scope: panel },
  { name: 'the messages', path: () => '/admin/messages' },
  // A decision removes the others, so each visit opens another message.
  { name: 'a message', path: writeMessage, scope: panel },
  { name: 'the newsletter', path: () => '/admin/newsletter' },
  { name: 'the texts', path: () => '/admin/texts' },
  { name: 'the payments', path: () => '/admin/payments' },
  { name: 'the figures of AI', path: () => '/admin/ai?show=cost&days=7' },
  { name: 'the writers', path: () => '/admin/writers' },
  { name: 'the rules of jurisdictions', path: () => '/admin/jurisdictions' },
  { name: 'the staff', path: () => '/admin/staff' },
  { name: 'the security page', path: () => '/admin/security' },
  { name: 'the audit log', path: () => '/admin/audit' },
];

for (const { name, path, scope = 'main' } of consolePages) {
  test(`[X5] [X10] [X15] every kind of control of ${name} in the console works, every link works, the page fits its window and axe finds nothing`, async ({
    page,
    shop,
    clerk,
    robot,
    person,
    watch,
  }) => {
    // A second press of some buttons is refused.
    watch.allow(/40[019]|422/);
    const open = async () => openSignedIn(page, shop, robot, await path({ clerk, person, work: robot.work }));
    const check = () => expectFitsAndAccessible(page);
    const { dead, pressed, hrefs } = await pressEverything(page, { open, scope, check });
    expect(dead).toEqual([]);
    expect(pressed + hrefs.size).toBeGreaterThan(0);
    await expectLinksResolve(page, open, hrefs);
  });
}
