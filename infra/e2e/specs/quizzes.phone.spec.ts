import type { Page } from '@playwright/test';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

type Result = { review: { question: string; answer: string | null; correctAnswer: string }[] };

const answered = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

/** Returns the option with a letter. */
const choose = (page: Page, letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter} ?`) });

test('[Z1] [Z2] [Z5] [Z6] [Z7] during a quiz on a phone, a lost network and a reload lose no answer, a second attempt passes, and anyone can verify its certificate', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|502/);
  // An answer that is still being sent when the quiz is submitted is submitted with it.
  watch.allow(/409 .*\/answers\//);
  await page.goto('/quizzes');
  await settled(page);
  await page.getByRole('searchbox').fill('twentieth');
  await expect(page.getByText('1 quiz', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: /Start Quiz/ }).click();
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  expect(requestedPaths.filter((path) => path.endsWith('/questions'))).toEqual([]);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await answered(page, '0 of 10 answered');
  expect(requestedPaths.filter((path) => path.endsWith('/questions'))).toHaveLength(1);

  await page.getByRole('button', { name: 'Submit quiz' }).click();
  const nothing = 'Please answer at least one question before submitting.';
  await readToast(page, 'No answers selected', nothing);
  await choose(page, 'A').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Question 1, answered', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await choose(page, 'B').check();
  await expect(page.locator('#main').getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('1 answer is saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await choose(page, 'C').check();
  await page.context().setOffline(false);
  await page.reload();
  await answered(page, '3 of 10 answered');
  await expect(page.getByRole('button', { name: 'Question 3, answered', exact: true })).toBeVisible();

  const submit = async () => {
    await page.getByRole('button', { name: 'Submit quiz' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit quiz' }).click();
  };
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.route('**/submit', (route) => route.fulfill(gateway), { times: 1 });
  await submit();
  await readToast(page, 'Error', 'Failed to submit quiz. Please try again.');
  await submit();
  await readToast(page, 'Quiz Completed!');
  await expect(page.getByText('Not passed')).toBeVisible();
  await page.getByRole('button', { name: 'Review answers' }).click();
  // The result shows explanations too, until the page of the review replaces it.
  await expect(page.getByRole('button', { name: 'Back to the result' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the result' }).click();

  // The result has the keys, and the second attempt has the same questions in another order.
  const attempt = new URL(page.url()).searchParams.get('attempt');
  const result: Result = await (await page.request.get(`/api/attempts/${attempt}`)).json();
  expect(result.review.filter(({ answer }) => answer !== null)).toHaveLength(3);
  await page.getByRole('button', { name: 'Take Again' }).click();
  await expect(page.getByText('Your last attempt')).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await answered(page, '0 of 10 answered');
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    const stem = (await page.locator('legend').textContent()) ?? '';
    const reviewed = result.review.find(({ question }) => plain(question) === plain(stem));
    await choose(page, reviewed?.correctAnswer ?? '').check();
    if (number < 10) await page.getByRole('button', { name: 'Next' }).click();
  }
  await answered(page, '10 of 10 answered');
  await page.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(page.getByText('You scored 10 out of 10').first()).toBeVisible();

  await page.getByRole('link', { name: 'View certificate' }).click();
  await expect(page).toHaveURL(/\/certificates\/AW-/);
  await expect(page.getByText('Anonymous User').first()).toBeVisible();
  const stranger = await browser.newContext();
  const address = page.url();
  const strangerPage = await stranger.newPage();
  await strangerPage.goto(address);
  await expect(strangerPage.getByRole('heading', { level: 1, name: 'Certificate not found' })).toBeVisible();

  await page.getByLabel('Name on the certificate').fill('Noor Haddad');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await readToast(page, 'Certificate saved');
  await page.getByRole('switch').click();
  await expect(page.getByText('Everyone can see it').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /PDF/ }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-AW-.*\.pdf$/);

  await strangerPage.goto(address);
  await expect(strangerPage.getByText('Noor Haddad').first()).toBeVisible();
  await expect(strangerPage.getByText(/^Verified/).first()).toBeVisible();
  await expect(strangerPage.getByText('Passed on attempt 2', { exact: false }).first()).toBeVisible();
  await stranger.close();

  await page.goto('/profile');
  await expect(page.getByText('Your Quizzes')).toBeVisible();
  await expect(page.getByText('Not passed')).toBeVisible();
});

/** Returns the words of a text without Markdown. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
