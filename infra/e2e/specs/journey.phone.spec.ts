import { readFile } from 'node:fs/promises';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { logIn } from '../fixtures/console';
import { firstCourse, fullestSchool } from '../fixtures/library';
import type { Person } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { chooseFiles, collectToasts, rowOf, sendButton, toastOf } from '../fixtures/upload';
import { consoleOrigin, staff } from '../site/addresses';

const publishing = { timeout: 60_000 };

/** Publishes a document of eight pages as another user. */
async function publishedByAnother(other: Person) {
  const word = uniqueWord();
  const pages = Array.from({ length: 8 }, (_, at) => `${word}, page ${at + 1} of a reader`);
  const file = await pdfFile(`${word}.pdf`, pages);
  const title = `A reader of ${word}`;
  const { id } = await other.publish(file, { title, documentType: 'study_guide' });
  return { id, title, bytes: file.buffer };
}
test('[D1] [D2] [D6] [D7] [D9] [D10] [D11] [U5] a student finds a course, uploads documents that can be searched, earns credits, unlocks and downloads, and staff see it', async ({
  page,
  other,
}) => {
  test.slow();
  const lockedDocument = await publishedByAnother(other);
  const school = await fullestSchool(page.request);
  const course = await firstCourse(page.request, school.id);
  const word = uniqueWord();
  const title = `Notes on ${word}`;

  await test.step('opens the site and finds the school and the course', async () => {
    await page.goto('/');
    await page.getByLabel('School', { exact: true }).fill(school.name);
    await page.getByLabel('Course', { exact: true }).fill(course.name);
    await page.getByRole('button', { name: 'Get Course Materials' }).click();
    await expect(page).toHaveURL(/\/schools\?q=.+&course=.+/);
    await page.getByRole('main').getByRole('link', { name: school.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: school.name })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: course.name });
    await card.getByRole('link', { name: /Upload/ }).click();
  });

  await test.step('uploads a PDF and watches it pass its checks', async () => {
    await expect(page).toHaveURL(`/upload?schoolId=${school.id}&courseId=${course.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Upload to earn unlocks' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^School/ })).toHaveValue(school.name);
    await expect(page.getByText('10 documents left to earn 5 unlock credits.')).toBeVisible();
    const pages = ['An introduction.', 'The second page.', `The word of this page is ${word}.`, 'The end.'];
    await chooseFiles(page, [await pdfFile(`${word}.pdf`, pages)]);
    await rowOf(page, word)
      .getByLabel(/^Title/)
      .fill(title);
    await sendButton(page).click();
    await expect(toastOf(page)).toContainText('Document Uploaded Successfully!');
    await expect(toastOf(page)).toContainText(`"${title}" has been uploaded to the platform.`);
    await expect(rowOf(page, word)).toContainText('Published', publishing);
    await expect(page.getByText('9 documents left to earn 5 unlock credits.').first()).toBeVisible();
  });

  await test.step('finds the document by a word on its third page and reads that page', async () => {
    await page.goto('/documents');
    await page.getByRole('searchbox', { name: 'Search documents' }).fill(word);
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toContainText(`1 document matches “${word}”`);
    await expect(results.getByRole('article')).toHaveCount(1);
    await expect(results.getByRole('article')).toContainText('p. 3');
    await results.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`“${word}” is on page 3`)).toBeVisible();
    const third = page.getByRole('img', { name: /^Page 3/ }).last();
    await expect(third).toBeInViewport();
    await expect
      .poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1000);
  });

  await test.step('cannot open the document of another user without a credit', async () => {
    await page.goto(`/documents/${lockedDocument.id}`);
    const card = page.getByRole('region', { name: 'Unlock this document' });
    await expect(card).toContainText('0 credits');
    await expect(card).toContainText('Or upload 9 more documents to earn 5 unlock credits.');
    await expect(card.getByRole('link').first()).toHaveText('Create a free account');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card).toContainText('Unlock the document to download it.');
    expect((await page.request.get(`/api/documents/${lockedDocument.id}/file`)).status()).toBe(403);
    expect((await page.request.get(`/api/documents/${lockedDocument.id}/pages/3/image`)).status()).toBe(403);
    await card.getByRole('link', { name: 'Upload Documents' }).click();
    await expect(page).toHaveURL(`/upload?next=${encodeURIComponent(`/documents/${lockedDocument.id}`)}`);
  });

  await test.step('uploads nine more at the same time, and gets two rewards and five credits', async () => {
    await page.goto(`/upload?schoolId=${school.id}&courseId=${course.id}`);
    const words = Array.from({ length: 9 }, uniqueWord);
    await chooseFiles(
      page,
      await Promise.all(words.map((word) => pdfFile(`${word}.pdf`, [word, `more on ${word}`]))),
    );
    await expect(sendButton(page)).toHaveText('Upload 9 documents');
    await sendButton(page).click();
    const rewards = await collectToasts(page, 'Reward Earned!', 2);
    for (const reward of rewards) expect(reward).toMatch(/You earned 100 points!/);
    await readToast(page, 'Credits Earned!', 'You earned 5 unlock credits.');
    await readToast(page, '9 Documents Uploaded Successfully!');
    for (const word of words) await expect(rowOf(page, word)).toContainText('Published', publishing);
    await expect(page.getByRole('main')).toContainText('You have 5 unlock credits.');
    await expect(page.getByRole('main')).toContainText(
      'Your 10 accepted documents count for 5 unlock credits.',
    );
  });

  await test.step('unlocks the document and downloads a clean copy of it', async () => {
    await page.goto(`/documents/${lockedDocument.id}`);
    const card = page.getByRole('region', { name: 'Unlock this document' });
    await expect(card).toContainText('5 credits');
    await card.getByRole('button', { name: 'Unlock for 1 credit' }).click();
    const own = page.getByRole('region', { name: 'This document is yours' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('link', { name: 'Download' }).click(),
    ]);
    const copy = await readFile(await download.path());
    expect([copy.subarray(0, 5).toString(), copy.equals(lockedDocument.bytes)]).toEqual(['%PDF-', false]);
  });

  await test.step('sees rewards, credits and uploads on the profile', async () => {
    await page.goto('/profile');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Anonymous User' })).toBeVisible();
    await expect(main.getByText('Student', { exact: true })).toBeVisible();
    const progress = main.getByRole('region', { name: 'Upload Progress' });
    await expect(progress).toContainText(/Total uploads\s*10/);
    await expect(progress).toContainText(/Points earned\s*200/);
    await expect(main.getByRole('region', { name: 'Recent Rewards' }).getByText('+100 points')).toHaveCount(
      2,
    );
    await expect(main.getByRole('region', { name: 'Recent Uploads' }).getByRole('listitem')).toHaveCount(5);
    const credits = main.getByRole('region', { name: 'Unlock credits' });
    await expect(credits).toContainText(/Balance\s*4 credits/);
    await expect(credits).toContainText(`Unlocked “${lockedDocument.title}”`);
  });

  await test.step('staff find the upload in the console and see its first page', async () => {
    await logIn(page, consoleOrigin, staff);
    await page.getByRole('searchbox', { name: 'Search documents' }).fill(title);
    await page.keyboard.press('Enter');
    await page.getByRole('table').getByRole('link', { name: title }).click();
    const picture = page.getByRole('img', { name: 'Page 1' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  });
});
