import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { fillCard } from '../fixtures/card';
import { holdCall } from '../fixtures/held-call';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { openOrderForm, payButton } from '../fixtures/order-form';
import { placeFirstOrder } from '../fixtures/orders';
import { anyQuestion } from '../fixtures/questions';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';
import { chooseFiles, openUpload, sendButton } from '../fixtures/upload';
import { addressOf } from '../site/routes';
import { textsOfPages } from '../site/texts/of-pages';
import { textsOfSteps } from '../site/texts/of-steps';

const root = path.resolve(import.meta.dirname, '../../..');

/** The parts that cannot be seen on the page within a few seconds. */
async function missingOn(page: Page, parts: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const part of parts) {
    const seen = page.getByText(part).or(page.getByPlaceholder(part)).filter({ visible: true }).first();
    await seen.waitFor({ timeout: 5_000 }).catch(() => missing.push(part));
  }
  return missing;
}

test('[X7] every text of the specification that stands on a page is seen there', async ({ page, watch }) => {
  watch.allow(/404/);
  const ids = {
    document: (await anyDocument(page.request)).id,
    school: (await fullestSchool(page.request)).id,
    question: (await anyQuestion(page.request)).id,
    order: '',
  };
  const missing: string[] = [];
  for (const { at, empty, texts } of textsOfPages) {
    if (empty) await page.route(`**${empty}?**`, (route) => route.fulfill({ json: [] }));
    await page.goto(addressOf(at, ids));
    await settled(page);
    for (const [section, ...parts] of texts)
      for (const part of await missingOn(page, parts)) missing.push(`${section} at ${at}: ${part}`);
    if (empty) await page.unroute(`**${empty}?**`);
  }
  expect(missing).toEqual([]);
});

test('[X7] every other text is read by a test that takes its step', async () => {
  const missing: string[] = [];
  for (const { test: file, texts } of textsOfSteps) {
    const source = (await readFile(path.join(root, file), 'utf8')).replaceAll("\\'", "'");
    for (const [section, ...parts] of texts)
      for (const part of parts) if (!source.includes(part)) missing.push(`${section} in ${file}: ${part}`);
  }
  expect(missing).toEqual([]);
  const all = [...textsOfPages, ...textsOfSteps].flatMap(({ texts }) => texts);
  expect(all).toHaveLength(160);
});

test('[D5] adding a course says that it failed and loses nothing, then that it succeeded', async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  const school = await fullestSchool(page.request);
  await page.goto(`/upload?schoolId=${school.id}`);
  await settled(page);
  const name = `Readings in ${uniqueWord()}`;
  const course = page.getByRole('main').getByRole('combobox', { name: 'Course' });
  await course.fill(name);
  await page.getByRole('option', { name: 'Add course' }).click();
  await page.getByRole('dialog').getByLabel('Course name').fill(name);
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add course' });
  const refusal = { code: 'request.invalid', message: 'This was forced by a test.', requestId: 'forced' };
  await page.route('**/api/courses', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await add.click();
  // The toast stands beside the open dialog, which keeps what was typed.
  await expect(page.getByText('Error Adding Course', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an error adding the course. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Course name')).toHaveValue(name);
  await add.click();
  await readToast(page, 'Course Added Successfully!', 'has been added. You can now upload documents.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[D4] the upload page says that a file is missing, and while one is sent that it is uploading', async ({
  page,
}) => {
  await openUpload(page);
  const card = page.getByRole('region', { name: 'Upload Documents' });
  const required = card.getByText('File Required: Please select a file to upload.');
  await expect(required).toHaveCount(0);
  await expect(sendButton(page)).toBeDisabled();
  await chooseFiles(page, [await pdfFile('taken-back.pdf', [uniqueWord()])]);
  await card.getByRole('button', { name: 'Remove taken-back.pdf' }).click();
  await expect(required).toBeVisible();
  await chooseFiles(page, [await pdfFile('held.pdf', [uniqueWord()])]);
  const letGo = await holdCall(page, '/api/documents');
  await expect(required).toHaveCount(0);
  await sendButton(page).click();
  await expect(card.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  letGo();
  await readToast(page, 'Document Uploaded Successfully!');
});

test('[O6] an answer that nobody can read is a payment error, and the order can be paid again', async ({
  page,
}) => {
  const { id } = await placeFirstOrder(page.request);
  await openOrderForm(page, `?order=${id}`);
  await fillCard(page, '4242 4242 4242 4242');
  await page.route('**/api/orders/*/place', (route) => route.fulfill({ body: '<html>' }), { times: 1 });
  await payButton(page).click();
  await readToast(page, 'Payment Error', 'An unexpected error occurred. Please try again.');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
});

test('[U5] the profile says how many points a reward brought', async ({ page }) => {
  const reward = {
    id: 1,
    type: 'upload',
    title: '5 uploads accepted',
    description: null,
    rewardValue: 1200,
    earnedAt: new Date().toISOString(),
  };
  await page.route(/\/api\/user\/[^/]+\/rewards/, (route) => route.fulfill({ json: [reward] }));
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Recent Rewards' })).toContainText('+1,200 points');
});
