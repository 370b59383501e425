import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { anyDocument, fullestSchool } from '../fixtures/library';
import { missingTexts } from '../fixtures/missing-texts';
import { jsonOf, openUser } from '../fixtures/person';
import { anyQuestion } from '../fixtures/questions';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { chooseFiles, rowOf, sendButton } from '../fixtures/upload';
import { addressOf, isOpenedByRouteTests } from '../site/routes';
import { textsOfPages, textsOfSteps } from '../site/texts';

const storageUnavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'files.unavailable', message: 'Files are not available right now.', requestId: 'x' },
};

const root = path.resolve(import.meta.dirname, '../../..');

test('[X7] every text of the specification on a page in a state that the tests of the routes do not open is visible there', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const ids = {
    document: (await anyDocument(page.request)).id,
    school: (await fullestSchool(page.request)).id,
    question: (await anyQuestion(page.request)).id,
    order: '',
  };
  const missing: string[] = [];
  for (const { at, empty, texts } of textsOfPages) {
    if (!empty && isOpenedByRouteTests(at)) continue;
    if (empty) await page.route(`**${empty}?**`, (route) => route.fulfill({ json: [] }));
    await page.goto(addressOf(at, ids));
    await settled(page);
    for (const text of await missingTexts(page, texts)) missing.push(`at ${at}: ${text}`);
    if (empty) await page.unroute(`**${empty}?**`);
  }
  expect(missing).toEqual([]);
});

test('[X7] every other text is checked by a test that performs its step', async () => {
  const missing: string[] = [];
  for (const [file, texts] of Object.entries(textsOfSteps)) {
    const source = (await readFile(path.join(root, file), 'utf8')).replaceAll("\\'", "'");
    for (const [section, ...parts] of texts)
      for (const part of parts) if (!source.includes(part)) missing.push(`${section} in ${file}: ${part}`);
  }
  expect(missing).toEqual([]);
  const all = [...textsOfPages.map(({ texts }) => texts), ...Object.values(textsOfSteps)].flat();
  expect(all).toHaveLength(160);
});

test('[D4] [D5] [R2] a course that could not be added keeps its entries and can be added then; the upload reports a missing file and its progress, is repeated automatically while the storage is unavailable, and arrives once', async ({
  page,
  watch,
}) => {
  watch.allow(/400|503/);
  const uploader = await openUser(page.request);
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
  // The toast is beside the open dialog, which keeps its entries.
  await expect(page.getByText('Error Adding Course', { exact: true })).toBeVisible();
  await expect(
    page.getByText('There was an error adding the course. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Course name')).toHaveValue(name);
  await add.click();
  await readToast(page, 'Course Added Successfully!', 'has been added. You can now upload documents.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const card = page.getByRole('region', { name: 'Upload Documents' });
  const required = card.getByText('File Required: Please select a file to upload.');
  await expect(required).toHaveCount(0);
  await expect(sendButton(page)).toBeDisabled();
  await chooseFiles(page, [await pdfFile('taken-back.pdf', [uniqueWord()])]);
  await card.getByRole('button', { name: 'Remove taken-back.pdf' }).click();
  await expect(required).toBeVisible();
  await chooseFiles(page, [await pdfFile('held.pdf', [uniqueWord()])]);
  await expect(required).toHaveCount(0);
  let refused = 0;
  await page.route('**/api/documents', (route) => {
    if (route.request().method() !== 'POST' || refused >= 2) return route.fallback();
    refused += 1;
    return route.fulfill(storageUnavailable);
  });
  await sendButton(page).click();
  await expect(card.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await readToast(page, 'Document Uploaded Successfully!');
  expect(refused).toBe(2);
  await expect(rowOf(page, 'held')).toHaveCount(1);
  const uploads = await page.request.get(`/api/documents?uploaderId=${uploader.id}`);
  expect(await jsonOf<object[]>(uploads)).toHaveLength(1);
});
