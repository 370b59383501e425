import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf, pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import type { UploadedFile } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';
import { chooseFiles, openUpload, rowOf, sendButton, toastOf } from '../fixtures/upload';

const mebibyte = 1024 * 1024;

function pdfNamed(name: string, buffer: Buffer): UploadedFile {
  return { name, mimeType: 'application/pdf', buffer };
}

/** Counts the files that leave the page. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/documents') sent++;
  });
  return () => sent;
}

test.beforeEach(async ({ page }) => {
  await openUpload(page);
});

test('[D2] [D12] what is no document behind a right name is refused with the reason, and the file beside it goes through', async ({
  page,
  watch,
}) => {
  watch.allow(/415/);
  const word = uniqueWord();
  await chooseFiles(page, [
    pdfNamed('lecture.pdf', randomBytes(2000)),
    await pdfFile(`${word}.pdf`, [`${word} on its only page`]),
  ]);
  await rowOf(page, word).getByLabel('Description').fill('Kept while its neighbour fails');
  await sendButton(page).click();
  const refused = rowOf(page, 'lecture.pdf');
  await expect(refused).toContainText('Upload Failed');
  await expect(refused).toContainText('Whatever its name says, this is not a PDF, Word or PowerPoint file');
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Published', { timeout: 30_000 });
  await rowOf(page, `${word}.pdf`).getByRole('link', { name: /View/ }).click();
  await expect(page.getByText('Kept while its neighbour fails')).toBeVisible();
});

test('[D2] a failed upload says so in a toast, with the fixed text', async ({ page, watch }) => {
  watch.allow(/415/);
  await chooseFiles(page, [pdfNamed('scan.pdf', randomBytes(500))]);
  await sendButton(page).click();
  await expect(toastOf(page)).toContainText('Upload Failed');
  await expect(toastOf(page)).toContainText('There was an error uploading your document. Please try again.');
});

test('[D2] [D3] one byte more than 10 MiB is told before anything is sent; 10 MiB exactly may go', async ({
  page,
}, info) => {
  const sent = countSent(page);
  // Named on the disk: 20 MiB of bytes take a busy machine longer to hand to the browser than an action may.
  const sizes = { 'too-large.pdf': 10 * mebibyte + 1, 'just-right.pdf': 10 * mebibyte };
  for (const [name, size] of Object.entries(sizes))
    await writeFile(info.outputPath(name), Buffer.alloc(size));
  await chooseFiles(
    page,
    Object.keys(sizes).map((name) => info.outputPath(name)),
  );
  await expect(rowOf(page, 'too-large.pdf')).toContainText(
    'This file is larger than 10MB, the limit for one file.',
  );
  await expect(rowOf(page, 'just-right.pdf')).toContainText('Ready to upload');
  await expect(rowOf(page, 'just-right.pdf')).toContainText('10.00 MB');
  await expect(sendButton(page)).toHaveText('Upload 1 document');
  expect(sent()).toBe(0);
});

test('[D3] an empty file and one of another type are told before anything is sent', async ({ page }) => {
  const sent = countSent(page);
  await chooseFiles(page, [
    pdfNamed('empty.pdf', Buffer.alloc(0)),
    { name: 'photo.png', mimeType: 'image/png', buffer: randomBytes(100) },
  ]);
  await expect(rowOf(page, 'empty.pdf')).toContainText('This file is empty, so there is nothing to send.');
  await expect(rowOf(page, 'photo.png')).toContainText('Please choose a PDF, DOC, DOCX, PPT or PPTX file.');
  await expect(sendButton(page)).toBeDisabled();
  expect(sent()).toBe(0);
  await rowOf(page, 'photo.png').getByRole('button', { name: 'Remove photo.png' }).click();
  await expect(rowOf(page, 'photo.png')).toHaveCount(0);
});

test('[D11] [D12] a PDF with a password is refused with the reason and a way to appeal', async ({ page }) => {
  const word = uniqueWord();
  await chooseFiles(page, [await pdfFile(`${word}.pdf`, [`Secret ${word}`], { password: 'open sesame' })]);
  await sendButton(page).click();
  const row = rowOf(page, `${word}.pdf`);
  await expect(row).toContainText('Not accepted', { timeout: 30_000 });
  await expect(row).toContainText(/password/i);
  await row.getByRole('link', { name: 'Details and appeal' }).click();
  await expect(page.getByText(/password/i).first()).toBeVisible();
  const appeal = page.getByRole('textbox', { name: 'Why the decision is wrong' });
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Please say why the decision is wrong.')).toBeVisible();
  await expect(appeal).toBeFocused();
  await appeal.fill('The password is on the first slide.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal is with our staff.')).toBeVisible();
});

test('[D11] a PDF that is damaged inside is refused with the reason', async ({ page }) => {
  const whole = await makePdf([uniqueWord(), uniqueWord()]);
  const broken = Buffer.concat([whole.subarray(0, 40), randomBytes(400)]);
  await chooseFiles(page, [pdfNamed('broken.pdf', broken)]);
  await sendButton(page).click();
  const row = rowOf(page, 'broken.pdf');
  await expect(row).toContainText('Not accepted', { timeout: 30_000 });
  await expect(row).toContainText(/damaged|cannot be opened|could not be read/i);
});

test('[D13] a copy of a stored document is refused and leads to the one that is there', async ({
  page,
  other,
}) => {
  const word = uniqueWord();
  const file = await pdfFile('first-copy.pdf', [`${word} as it was handed in`]);
  const { id } = await other.publish(file, { title: `Handed in by another ${word}` });
  await chooseFiles(page, [{ ...file, name: `${word}.pdf` }]);
  await sendButton(page).click();
  const row = rowOf(page, `${word}.pdf`);
  await expect(row).toContainText('Not accepted', { timeout: 30_000 });
  await row.getByRole('link', { name: 'See it there' }).click();
  await expect(page).toHaveURL(`/documents/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
});

test('[D3] without a title nothing can be sent, the field says why, and what was typed stays', async ({
  page,
}) => {
  const sent = countSent(page);
  await chooseFiles(page, [await pdfFile('untitled.pdf', [uniqueWord()])]);
  const row = rowOf(page, 'untitled.pdf');
  await row.getByLabel('Description').fill('Three weeks of seminar notes');
  await row.getByLabel(/^Title/).fill('   ');
  await expect(row).toContainText('Title Required: Please provide a title for your document.');
  await expect(sendButton(page)).toBeDisabled();
  await row.getByLabel(/^Title/).fill('Seminar notes');
  await expect(row).not.toContainText('Title Required');
  await expect(row.getByLabel('Description')).toHaveValue('Three weeks of seminar notes');
  await expect(sendButton(page)).toBeEnabled();
  expect(sent()).toBe(0);
});

test('[D3] a lost connection pauses an upload, which goes on by itself when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const word = uniqueWord();
  await chooseFiles(page, [await pdfFile(`${word}.pdf`, [word])]);
  await settled(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Paused, no connection');
  await context.setOffline(false);
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Published', { timeout: 30_000 });
});
