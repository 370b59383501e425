import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expect, test } from '../fixtures/test';
import { chooseFiles, openUpload, rowOf, sendButton } from '../fixtures/upload';

const isAway = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'files.unavailable', message: 'The files cannot be reached at the moment.', requestId: 'x' },
};

test('[R2] an upload that finds the storage away is sent again by itself and arrives once', async ({
  page,
  watch,
}) => {
  watch.allow(/503/);
  const word = uniqueWord();
  let refused = 0;
  await page.route('**/api/documents', async (route) => {
    const isUpload = route.request().method() === 'POST';
    if (!isUpload || refused >= 2) return route.fallback();
    refused += 1;
    await route.fulfill(isAway);
  });
  await openUpload(page);
  await chooseFiles(page, [await pdfFile(`${word}.pdf`, [word])]);
  await sendButton(page).click();
  await expect(rowOf(page, word)).toContainText(/Published|check/i, { timeout: 30_000 });
  expect(refused).toBe(2);
});
