import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { confirmAddress, openAccount } from '../fixtures/account';
import { jsonOf } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { chooseFiles, openUpload, rowOf, sendButton } from '../fixtures/upload';

test('[D26] [D23] a page opens in full screen by a tap, zooms, shows its text, closes with Back, and its place is kept', async ({
  page,
}) => {
  const word = uniqueWord();
  await openUpload(page);
  await chooseFiles(page, [
    await pdfFile(`${word}.pdf`, [word, `second ${word}`, `third ${word}`, `fourth ${word}`]),
  ]);
  await sendButton(page).click();
  await expect(rowOf(page, `${word}.pdf`)).toContainText('Published', { timeout: 30_000 });
  await rowOf(page, `${word}.pdf`).getByRole('link', { name: /View/ }).click();
  await expect(page).toHaveURL(/\/documents\/\d+$/);
  const address = page.url();

  await test.step('a tap opens the page, and buttons zoom and turn it', async () => {
    await page.getByRole('button', { name: 'Open page 2 in full screen' }).click();
    const dialog = page.getByRole('dialog', { name: /^2 of 4/ });
    const picture = dialog.getByRole('img', { name: 'Page 2' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    const before = (await picture.boundingBox())?.width ?? 0;
    expect(before).toBeLessThanOrEqual(360);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByRole('dialog', { name: /^3 of 4/ })).toBeVisible();
  });

  await test.step('one tap shows the text of the same page', async () => {
    const dialog = page.getByRole('dialog', { name: /^3 of 4/ });
    await dialog.getByRole('button', { name: 'Show text' }).click();
    await expect(dialog.getByText(`third ${word}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Show page' }).click();
    await expect(dialog.getByRole('img', { name: 'Page 3' })).toBeVisible();
  });

  await test.step('Back closes it at the page that was read last, whose button has the focus', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${address}?page=3`);
    await expect(page.getByRole('img', { name: 'Page 3' }).last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Open page 3 in full screen' })).toBeFocused();
  });

  await test.step('Escape closes it as well, and leaves no entry in the history', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^3 of 4/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${address}?page=3`);
  });

  await test.step('the document opens again where it was read, and a page in the address wins', async () => {
    await page.goto(address);
    await expect(page.getByRole('img', { name: 'Page 3' }).last()).toBeInViewport();
    await page.goto(`${address}?page=2`);
    await expect(page.getByRole('img', { name: 'Page 2' }).last()).toBeInViewport();
  });

  await test.step('the first page opens again, in full screen and beside it, although another one is kept', async () => {
    await page.goto(address);
    await expect(page.getByRole('img', { name: 'Page 2' }).last()).toBeInViewport();
    await page.getByRole('button', { name: 'Open page 2 in full screen' }).click();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByRole('dialog', { name: /^1 of 4/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('img', { name: 'Page 1' }).last()).toBeInViewport();
    await expect(page).toHaveURL(`${address}?page=1`);
  });

  await test.step('its citation is copied', async () => {
    await page.getByRole('button', { name: 'Cite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cite this document' });
    await expect(dialog).toContainText(`@misc{document`);
    await dialog.getByRole('button', { name: 'Copy MLA' }).click();
    await expect(dialog.getByRole('button', { name: /^(Copied|Copy) MLA/ })).toBeVisible();
  });
});

type Card = { title: string; courseId: number | null; courseName: string; pageCount: number };

test('[D23] [D24] [D25] from home on a phone, the locked third page of a document of a course is read after four taps', async ({
  page,
}) => {
  await confirmAddress(page.request, await openAccount(page.request));
  const cards = await jsonOf<Card[]>(page.request.get('/api/documents?limit=100'));
  const document = cards.find(({ courseId, pageCount }) => courseId !== null && pageCount > 2);
  if (!document) throw new Error('The demo data has no document of a course with three pages.');
  await page.goto('/');
  await settled(page);
  const main = page.getByRole('main');
  const field = main.getByRole('combobox', { name: 'Search everything' });
  await field.tap();
  await field.fill(document.courseName);
  await page.getByRole('group', { name: 'Courses' }).getByRole('option').first().tap();
  await expect(page).toHaveURL(`/courses/${document.courseId}`);
  await main.getByRole('link', { name: document.title, exact: true }).tap();
  await main.getByRole('button', { name: 'Unlock for 1 credit' }).tap();
  const picture = main.getByRole('img', { name: 'Page 3' }).last();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});
