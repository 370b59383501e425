import { bothThemes, expectAccessibleInThemes } from '../fixtures/axe';
import { fillLogin } from '../fixtures/console';
import { expect, test } from '../fixtures/own-server';
import { addAnswer } from '../fixtures/questions';
import { sidewaysScroll } from '../fixtures/settled';
import { readToast } from '../fixtures/toasts';
import { toastOf } from '../fixtures/upload';

/** Test function whose page is signed in to the console. */
const signedIn = test.extend({
  storageState: ({ clerk, own }, use) => use(clerk.storedAt(own.consoleOrigin)),
});

type Totals = { documents: number; presentDocuments: number; questions: number; schools: number };

test('[M1] the one-time link creates the first administrator, disappears from the address bar, and works once', async ({
  page,
  own,
  request,
}) => {
  const link = own.adminLink ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'New staff account' })).toBeVisible();
  await expect(page).toHaveURL(`${own.consoleOrigin}/admin-setup`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel(/^Username/)).toBeFocused();
  await page.getByLabel(/^Username/).fill('first.librarian');
  await page.getByLabel(/^Email/).fill('first@workshop.example');
  await page.getByLabel(/^Password/).fill('a-password-of-this-run');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${own.consoleOrigin}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const token = new URL(link).searchParams.get('token');
  const again = await request.post(`${own.origin}/api/admin/setup`, {
    data: {
      token,
      username: 'second',
      email: 'second@workshop.example',
      password: 'a-password-of-this-run',
    },
  });
  expect(again.status()).toBe(410);
});

test('[M1] the login page shows errors, leads to the totals of the API and to the newest documents and questions, and after the logout the token is invalid', async ({
  page,
  own,
  admin,
  clerk,
  request,
  watch,
}) => {
  watch.allow(/401/);
  await page.goto(own.consoleOrigin);
  await expect(page).toHaveURL(`${own.consoleOrigin}/admin-login`);
  await fillLogin(page, { username: 'ab', password: 'short' });
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await fillLogin(page, { username: admin.username, password: 'not-the-password' });
  await expect(
    page.getByRole('alert').filter({ hasText: 'The username or the password is wrong.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('region', { name: 'Support' })).toContainText(
    'support@academicworkshop.example',
  );

  await fillLogin(page, admin);
  await expect(page).toHaveURL(`${own.consoleOrigin}/admin`);
  await expect(toastOf(page)).toContainText('Login successful');
  await expect(toastOf(page)).toContainText('Welcome back, admin!');
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();

  const totals = await clerk.get<Totals>('overview');
  expect(totals).toMatchObject({ documents: own.titles.length, questions: 2 });
  const region = page.getByRole('region', { name: 'Totals' });
  for (const kind of ['documents', 'questions', 'schools'] as const) {
    const shown = totals[kind].toLocaleString('en');
    await expect(region.getByRole('link', { name: `${shown} ${kind}` })).toHaveText(shown);
  }
  const documents = page.getByRole('list', { name: 'Newest documents' });
  for (const title of own.titles) await expect(documents).toContainText(title);
  await expect(documents).toContainText('upload.pdf');
  await expect(documents).toContainText('Class Notes');
  const questions = page.getByRole('list', { name: 'Newest questions' });
  await expect(questions).toContainText('Why is the sky blue?');
  await expect(questions.getByText('Pending')).toHaveCount(2);

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const requestTotals = () =>
    request.get(`${own.origin}/api/admin/me`, { headers: { authorization: `Bearer ${token}` } });
  expect((await requestTotals()).status()).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${own.consoleOrigin}/admin-login`);
  await expect(toastOf(page)).toContainText('Logged out');
  // After a logout the page does not say that the session has ended.
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await expect.poll(async () => (await requestTotals()).status()).toBe(401);
});

signedIn(
  '[M1] [D11] [D12] staff read a document, remove it with a reason that its uploader reads, deny the appeal with a message, and restore it',
  async ({ page, own }) => {
    const [title = ''] = own.titles;
    await page.goto(`${own.consoleOrigin}/admin`);
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: /^Documents/ })
      .click();
    await page.getByRole('table').getByRole('link', { name: title }).click();
    const picture = page.getByRole('img', { name: 'Page 1' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    const id = Number(new URL(page.url()).searchParams.get('open'));
    await page.getByRole('button', { name: 'Remove…' }).click();
    const dialog = page.getByRole('dialog', { name: `Remove “${title}”?` });
    await dialog.getByRole('button', { name: 'Remove document' }).click();
    await expect(dialog.getByText('Please enter a reason; the uploader will see it.')).toBeVisible();
    await dialog.getByLabel(/^Reason/).fill('Two pages are from a textbook.');
    await dialog.getByRole('button', { name: 'Remove document' }).click();
    await expect(toastOf(page)).toContainText('Document removed');
    expect(await own.student.document(id)).toMatchObject({
      status: 'refused',
      reason: 'Our staff removed this document. Two pages are from a textbook.',
    });

    const message = 'They are from my own book.';
    const appealed = await own.student.request.post(`/api/documents/${id}/appeal`, { data: { message } });
    expect(appealed.ok()).toBe(true);
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
    const answer = page.getByLabel(/^Answer/);
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('Please write an answer; the uploader will see it.')).toBeVisible();
    await expect(answer).toBeFocused();
    await answer.fill('Please upload it without those two.');
    await page.reload();
    await expect(answer).toHaveValue('Please upload it without those two.');
    await page.getByRole('button', { name: 'Deny' }).click();
    await readToast(page, 'Appeal denied', 'The uploader can read your answer.');
    await expect(page.getByText('Denied', { exact: true }).first()).toBeVisible();

    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect.poll(async () => (await own.student.document(id)).status).toBe('published');
    await expect(page.getByRole('button', { name: 'Remove…' })).toBeVisible();
  },
);

signedIn(
  '[Q5] [M8] staff find an unverified answer, read its steps, verify it and comment, and the question’s page shows this',
  async ({ page, own, clerk }) => {
    const title = 'Why is the sky blue?';
    await addAnswer(own.dataDir, title, 'Nadia');
    await page.goto(`${own.consoleOrigin}/admin/questions`);
    await page.getByRole('tab', { name: 'To verify' }).click();
    await page.getByRole('table').getByRole('link', { name: title }).click();
    const panel = page.getByRole('complementary', { name: title });
    const answer = panel.getByRole('article', { name: /^Answer/ });
    await expect(answer).toContainText('The air does.');
    await expectAccessibleInThemes(page, bothThemes);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await answer.getByRole('button', { name: 'Verify' }).click();
    await expect(toastOf(page)).toContainText('Answer verified');
    await expect(answer).toContainText(`Verified by ${clerk.username}`);
    await panel.getByLabel('About').click();
    await page.getByRole('option', { name: 'The answer by Nadia' }).click();
    await panel.getByLabel('Staff comment').fill('Please name *one* source.');
    await panel.getByRole('button', { name: 'Post comment' }).click();
    await expect(panel.getByText(`${clerk.username}, staff, on the answer by Nadia`)).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id');
    const site = await page.context().newPage();
    await site.goto(`${own.origin}/questions/${id}`);
    await expect(site.getByText('Solved by verified expert').first()).toBeVisible();
    const comment = site.getByRole('article').filter({ hasText: 'Please name one source.' }).last();
    await expect(comment).toContainText('Academic Workshop staff');
    await expect(comment).not.toContainText(clerk.username);
    await answer.getByRole('button', { name: 'Remove verification' }).click();
    await site.reload();
    await expect(site.getByText('Answered').first()).toBeVisible();
    await site.close();
  },
);

signedIn(
  '[M2] Delete All asks for the exact word, and a restore brings back every row of documents and of questions',
  async ({ page, own, clerk, watch }) => {
    watch.allow(/ERR_FAILED/);
    await page.goto(`${own.consoleOrigin}/admin`);
    for (const kind of ['documents', 'questions'] as const) {
      const before = await clerk.get<Totals>('overview');
      await page.getByRole('button', { name: `Delete All ${kind}` }).click();
      const dialog = page.getByRole('alertdialog');
      const confirm = dialog.getByRole('button', { name: 'Delete All' });
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('textbox').fill(kind.slice(1));
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('textbox').fill(kind);
      await page.route(`**/api/admin/${kind}/deleteAll`, (route) => route.abort(), { times: 1 });
      await confirm.click();
      await expect(page.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText(`Failed to delete ${kind}`, { exact: true })).toBeVisible();
      await confirm.click();
      await readToast(page, 'Success', `All ${kind} deleted successfully`);
      expect((await clerk.get<Totals>('overview'))[kind]).toBe(0);
      await page
        .getByRole('button', { name: /^Restore \d/ })
        .first()
        .click();
      await readToast(page, `${before[kind]} ${kind} restored`);
      expect(await clerk.get<Totals>('overview')).toEqual(before);
      // The page also counts refused uploads.
      const shown = kind === 'documents' ? before.presentDocuments : before.questions;
      await expect(
        page.getByRole('region', { name: 'Totals' }).getByRole('link', { name: `${shown} ${kind}` }),
      ).toBeVisible();
    }
  },
);
