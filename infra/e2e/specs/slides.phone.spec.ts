import { slidesFile } from '../documents/make-slides';
import { uniqueWord } from '../documents/words';
import { expect, test } from '../fixtures/shared-browser';
import { chooseFiles, openUpload, rowOf, sendButton } from '../fixtures/upload';

test('[D2] [D7] a PowerPoint file shows its slides within 30 seconds and can be found by a word on the second slide', async ({
  page,
}) => {
  const word = uniqueWord();
  await openUpload(page);
  await chooseFiles(page, [await slidesFile(`${word}.pptx`, ['Opening', `On ${word}`])]);
  await sendButton(page).click();
  const row = rowOf(page, `${word}.pptx`);
  await expect(row).toContainText('Published', { timeout: 30_000 });
  await row.getByRole('link', { name: /View/ }).click();
  const slide = page.getByRole('img', { name: /^Page 2/ }).last();
  await slide.scrollIntoViewIfNeeded();
  await expect
    .poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight))
    .toBe(true);
  await page.goto(`/documents?q=${word}`);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article')).toContainText('p. 2');
});
