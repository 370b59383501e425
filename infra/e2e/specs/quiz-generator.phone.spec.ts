import type { Page } from '@playwright/test';
import { gate, holdCall } from '../fixtures/held-call';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

const subjectField = (page: Page) => page.getByRole('textbox', { name: 'Subject', exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Quiz' });

async function openGenerator(page: Page): Promise<void> {
  await page.goto('/ai-quiz-generator');
  await settled(page);
  await expect(subjectField(page)).toBeEnabled();
}

test('[Z4] a quiz of the bank is generated, opens automatically, and can be taken', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await openGenerator(page);
  await expect(
    page.getByText('Answering from the study library — no AI model is set up.', { exact: false }),
  ).toBeVisible();
  await generate(page).click();
  await expect(subjectField(page)).toBeFocused();
  await readToast(page, 'Subject Required', 'Please enter a subject for the quiz');

  await page.getByRole('button', { name: 'Chemistry' }).click();
  await expect(subjectField(page)).toHaveValue('Chemistry');
  const counts = page.getByRole('combobox', { name: 'Number of questions' });
  await expect(counts).toHaveText('25 questions');
  await counts.click();
  await expect(page.getByRole('option')).toHaveText(
    [10, 15, 25, 35, 50].map((count) => `${count} questions`),
  );
  await page.getByRole('option', { name: '10 questions' }).click();
  await expect(page.getByText('Our quiz bank has enough questions for your quiz.')).toBeVisible();

  await generate(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'New quiz' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the quiz' })).toBeVisible();
  await readToast(
    page,
    'Quiz Generated Successfully!',
    'Created a quiz on Chemistry with 10 questions from our quiz bank.',
  );
  await expect(page).toHaveURL(/\/quiz\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chemistry quiz' })).toBeVisible();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Question 1 of 10', { exact: false }).first()).toBeVisible();

  await openGenerator(page);
  const own = page.getByRole('region', { name: 'Your quizzes' });
  await expect(own.getByRole('link', { name: /Start Quiz: Chemistry quiz/ })).toBeVisible();
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toBeHidden();
});

test('[A14] the questions of a generated quiz are reviewed by keyboard before the start, and a refused save keeps the changes', async ({
  page,
  watch,
}) => {
  watch.allow(/404|409/);
  await openGenerator(page);
  await page.getByRole('button', { name: 'Chemistry' }).click();
  await page.getByRole('combobox', { name: 'Number of questions' }).click();
  await page.getByRole('option', { name: '10 questions' }).click();
  await generate(page).click();
  await expect(page).toHaveURL(/\/quiz\/\d+$/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const review = page.getByRole('link', { name: 'Review the questions' });
  await expect(review).toBeVisible();
  expect(calls.filter((url) => url.endsWith('/questions'))).toEqual([]);
  await review.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Review the questions' });
  await expect(heading).toBeFocused();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(10);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Before the exam');
  await page.keyboard.press('Tab');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('9 of 10 questions stay.')).toBeVisible();

  for (let at = 1; at < 6; at += 1) await boxes.nth(at).uncheck();
  await page.getByRole('button', { name: 'Save quiz' }).click();
  await expect(page.getByText('Please keep at least 5 questions.')).toBeVisible();
  for (let at = 1; at < 6; at += 1) await boxes.nth(at).check();
  const { pathname } = new URL(page.url());
  const api = `/api/quizzes/made/${pathname.split('/').pop()}`;
  const { version } = await (await page.request.get(`${api}/questions`)).json();
  const other = await page.request.patch(api, {
    data: { version, title: 'In another tab', leftOut: [] },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(other.status()).toBe(200);
  const save = page.getByRole('button', { name: 'Save quiz' });
  const answer = await holdCall(page, api);
  await save.click();
  await expect(title).not.toBeEditable();
  await expect(boxes.first()).toBeDisabled();
  answer();
  const reason = page.getByRole('alert').filter({ hasText: 'You changed this quiz in another tab' });
  await expect(reason).toBeVisible();
  await expect(title).toBeEditable();
  for (const box of await boxes.all()) {
    await box.focus();
    const [own, bar] = [await box.boundingBox(), await reason.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
  await expect(title).toHaveValue('Before the exam');
  await page.reload();
  await settled(page);
  await expect(title).toHaveValue('Before the exam');
  await expect(boxes.first()).not.toBeChecked();
  await save.click();
  await readToast(page, 'Quiz saved', 'It has 9 questions.');
  await expect(page.getByRole('heading', { level: 1, name: 'Before the exam' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText('Question 1 of 9', { exact: false }).first()).toBeVisible();
  await page.goto(`${pathname}?view=questions`);
  await expect(page.getByText('You have started this quiz', { exact: false })).toBeVisible();
});

test('[Z4] a quiz that cannot be generated shows the reason, and entries stay', async ({ page, watch }) => {
  watch.allow(/422|502/);
  await openGenerator(page);
  await subjectField(page).fill('Quidditch');
  await expect(page.getByText('Our quiz bank has no questions on this.', { exact: false })).toBeVisible();
  await generate(page).click();
  await readToast(page, 'Generation Failed', 'Failed to generate AI quiz. Please try again.');
  await expect(
    page.getByText('No quiz was started, because the quiz bank has no questions about that.', {
      exact: false,
    }),
  ).toBeVisible();
  await expect(subjectField(page)).toHaveValue('Quidditch');

  const { opened, open } = gate();
  await page.route('**/api/quizzes/generate', async (route) => {
    await opened;
    await route.fulfill({ status: 502, json: { code: 'ai.failed', message: 'Nothing came.' } });
  });
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Generating Quiz...' })).toBeVisible();
  open();
  await readToast(page, 'Generation Failed');
  await expect(generate(page)).toBeVisible();
});
