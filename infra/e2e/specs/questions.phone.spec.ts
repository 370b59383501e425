import { uniqueWord } from '../documents/words';
import { mailedLink } from '../fixtures/mailbox';
import { approveQuestion, openExpert } from '../fixtures/questions';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test('[Q2] [Q4] [Q5] [Q7] [Q9] [Q10] [Q15] a question is asked with an image, answered in steps, announced, accepted, and shown as solved in every list', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const title = `Why twice by parts? ${uniqueWord()}`;
  const address = `${uniqueWord()}@students.example`;

  await page.goto('/ask');
  await settled(page);
  await expect(page.getByText('5 Free Questions Remaining')).toBeVisible();
  await expect(page.getByText('Your question will wait for review.')).toBeVisible();
  await page.getByLabel('Question Title').fill(title);
  await page.getByLabel('Question Details').fill('I tried $\\int x^2 e^x dx$ with $u = e^x$.');
  const image = { name: 'my_attempt.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(image);
  await expect(page.getByLabel('Question Details')).toHaveValue(/\n!\[My attempt\]\(\/api\/images\/\S+\)\n$/);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Question Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Post Question' }).click();
  await readToast(page, 'Question posted successfully');
  await expect(page).toHaveURL(/\/questions$/);

  const expertBrowser = await browser.newContext();
  const id = await approveQuestion(expertBrowser.request, title);
  await page.goto(`/questions/${id}`);
  await settled(page);
  await expect(page.getByText('Awaiting expert answer').first()).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'My attempt' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me the answer' }).click();
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Check your email.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  const link = await mailedLink(page.request, { to: address, subject: title, path: '/question-follow' });
  const mail = await page.context().newPage();
  await mail.goto(link);
  await settled(mail);
  await mail.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(mail.getByText('You are following this question.').first()).toBeVisible();
  await mail.close();

  const expertPage = await expertBrowser.newPage();
  await openExpert(expertBrowser.request);
  await expertPage.goto(`/questions/${id}`);
  await settled(expertPage);
  const attemptImage = expertPage.getByRole('img', { name: 'My attempt' });
  await expect
    .poll(() => attemptImage.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expertPage.getByRole('button', { name: 'Claim for 30 minutes' }).click();
  await expertPage.getByLabel('Full answer').fill('By parts twice: $x^2$ falls by one each time.');
  await expertPage.getByRole('button', { name: 'Add a hint' }).click();
  await expertPage.getByRole('textbox', { name: /^Title/ }).fill('Which factor gets simpler?');
  await expertPage.getByRole('textbox', { name: /^Hint/ }).fill('Let the one that gets simpler be $u$.');

  // The asker's phone has no connection when the answer is posted.
  await page.context().setOffline(true);
  await expertPage.getByRole('button', { name: 'Post answer' }).click();
  await expect(expertPage.getByText('Not verified yet.')).toBeVisible();
  await page.context().setOffline(false);

  const hint = page.getByRole('button', { name: /Which factor gets simpler/ });
  await expect(hint).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('falls by one each time')).toHaveCount(0);
  await hint.click();
  await expect(page.getByText('Let the one that gets simpler be')).toBeVisible();
  await page.getByRole('button', { name: 'Show full answer' }).click();
  await expect(page.getByText('falls by one each time')).toBeVisible();
  await mailedLink(page.request, { to: address, subject: `Answered: ${title}`, path: `/questions/${id}` });

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Solved by verified expert').first()).toBeVisible();
  for (const list of ['/questions', '/']) {
    await page.goto(list);
    await settled(page);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Solved by verified expert');
    await expect(card).toContainText('1 answer');
  }
  await expertBrowser.close();
});
