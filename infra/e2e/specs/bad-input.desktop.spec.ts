import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf, pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { holdCall } from '../fixtures/held-call';
import type { UploadedFile } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { chooseFiles, openUpload, rowOf, sendButton } from '../fixtures/upload';

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

test('[D2] [D11] [D12] [D13] files that are not documents, damaged, locked or duplicates are refused with the reason, and the file beside them is accepted', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/415/);
  const [word, locked, copied] = [uniqueWord(), uniqueWord(), uniqueWord()];
  const stored = await pdfFile('first-copy.pdf', [`${copied} as it was handed in`]);
  const { id } = await other.publish(stored, { title: `Handed in by another ${copied}` });
  await chooseFiles(page, [pdfNamed('scan.pdf', randomBytes(500))]);
  await readToast(page, 'Upload Failed', 'There was an error uploading your document. Please try again.');

  const validPdf = await makePdf([uniqueWord(), uniqueWord()]);
  await chooseFiles(page, [
    pdfNamed('lecture.pdf', randomBytes(2000)),
    pdfNamed('broken.pdf', Buffer.concat([validPdf.subarray(0, 40), randomBytes(400)])),
    await pdfFile(`${locked}.pdf`, [`Secret ${locked}`], { password: 'open sesame' }),
    { ...stored, name: `${copied}.pdf` },
    await pdfFile(`${word}.pdf`, [`${word} on its only page`]),
  ]);
  await rowOf(page, word).getByLabel('Description').fill(`Kept while its neighbour fails: ${word}`);
  await sendButton(page).click();
  const refused = rowOf(page, 'lecture.pdf');
  await expect(refused).toContainText('Upload Failed');
  await expect(refused).toContainText('This is not a PDF, Word or PowerPoint file');
  for (const name of ['broken', locked, copied])
    await expect(rowOf(page, `${name}.pdf`)).toContainText('Not accepted', { timeout: 30_000 });
  await expect(rowOf(page, 'broken.pdf')).toContainText(/damaged|cannot be opened|could not be read/i);
  await expect(rowOf(page, `${locked}.pdf`)).toContainText(/password/i);
  const copy = rowOf(page, `${copied}.pdf`).getByRole('link', { name: 'See that document' });
  await expect(copy).toHaveAttribute('href', `/documents/${id}`);
  expect((await page.request.get(`/api/documents/${id}`)).status()).toBe(200);
  const appealed = rowOf(page, `${locked}.pdf`).getByRole('link', { name: 'Details and appeal' });
  const details = (await appealed.getAttribute('href')) ?? '';
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Published', { timeout: 30_000 });
  await rowOf(page, `${word}.pdf`).getByRole('link', { name: /View/ }).click();
  await expect(page.getByText(`Kept while its neighbour fails: ${word}`)).toBeVisible();

  await test.step('a refused upload can be appealed', async () => {
    await page.goto(details);
    await expect(page.getByText(/password/i).first()).toBeVisible();
    const appeal = page.getByRole('textbox', { name: 'Why you think the decision is wrong' });
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('Please say why you think the decision is wrong.')).toBeVisible();
    await expect(appeal).toBeFocused();
    await appeal.fill('The password is on the first slide.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('We have your appeal. You will see our answer here.')).toBeVisible();
  });
});

test('[D2] [D3] a file without a title, empty, of another type or one byte larger than 10 MiB is reported before anything is published, and entries stay', async ({
  page,
}, info) => {
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
  await row.getByRole('button', { name: 'Remove untitled.pdf' }).click();

  await chooseFiles(page, [
    pdfNamed('empty.pdf', Buffer.alloc(0)),
    { name: 'photo.png', mimeType: 'image/png', buffer: randomBytes(100) },
  ]);
  await expect(rowOf(page, 'empty.pdf')).toContainText('This file is empty. Please choose another file.');
  await expect(rowOf(page, 'photo.png')).toContainText(/Please choose a PDF, .* file\./);
  await expect(sendButton(page)).toBeDisabled();
  await rowOf(page, 'photo.png').getByRole('button', { name: 'Remove photo.png' }).click();
  await expect(rowOf(page, 'photo.png')).toHaveCount(0);

  // The files are on disk, because a busy machine takes too long to pass 20 MiB of bytes to the browser.
  const sizes = { 'too-large.pdf': 10 * mebibyte + 1, 'just-right.pdf': 10 * mebibyte };
  for (const [name, size] of Object.entries(sizes))
    await writeFile(
      info.outputPath(name),
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)]),
    );
  await chooseFiles(
    page,
    Object.keys(sizes).map((name) => info.outputPath(name)),
  );
  await expect(rowOf(page, 'too-large.pdf')).toContainText(
    'This file is larger than 10MB. Please choose a smaller file.',
  );
  await expect(rowOf(page, 'just-right.pdf')).toContainText('Ready to upload');
  await expect(rowOf(page, 'just-right.pdf')).toContainText('10.00MB');
  await expect(sendButton(page)).toHaveText('Upload 1 document');
  expect(sent()).toBe(0);
});

test('[D25] the title is not replaced under the hands of somebody who is about to type it', async ({
  page,
}) => {
  const continueCall = await holdCall(page, '/api/documents/suggest');
  const arrived = page.waitForResponse((response) => response.url().endsWith('/api/documents/suggest'));
  await chooseFiles(page, [await pdfFile('untitled.pdf', [uniqueWord()])]);
  const title = rowOf(page, 'untitled.pdf').getByLabel(/^Title/);
  await title.selectText();
  continueCall();
  await arrived;
  await expect(sendButton(page)).toBeEnabled();
  await settled(page);
  await page.keyboard.type('Seminar notes');
  await expect(title).toHaveValue('Seminar notes');
});

test('[D3] a lost connection pauses an upload, which continues automatically when the network is back', async ({
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
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Paused: you are offline');
  await context.setOffline(false);
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Published', { timeout: 30_000 });
});
