import type { Locator, Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { firstCourse, fullestSchool } from '../fixtures/library';
import type { UploadedFile } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { chooseFiles, rowOf, sendButton } from '../fixtures/upload';

const sentence =
  'We measured the volume at which the colour of the indicator changed, and wrote every step down.';

/** Counts taps. Choosing a file in the picker is one, after the tap that opens it. */
function tapCounter(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    choose: async (file: UploadedFile) => {
      taps += 2;
      await chooseFiles(page, [file]);
    },
    count: () => taps,
  };
}

test('[D25] from home to the confirmation of an uploaded document takes at most six taps on a phone', async ({
  page,
}) => {
  const school = await fullestSchool(page.request);
  const course = await firstCourse(page.request, school.id);
  const word = uniqueWord();
  const file = await pdfFile(`${course.code} ${word}.pdf`, [school.name, `${word}. ${sentence}`]);
  const taps = tapCounter(page);
  await page.goto('/');
  await taps.tap(page.getByRole('main').getByRole('link', { name: 'Upload Documents' }).first());
  await taps.choose(file);
  await expect(page.getByRole('combobox', { name: /^Course/ })).toHaveValue(
    new RegExp(course.name.slice(0, 12)),
  );
  await taps.tap(sendButton(page));
  const confirmation = page
    .getByRole('region', { name: /document/i })
    .filter({ hasText: 'left to earn 5 unlock credits.' });
  await expect(confirmation.getByRole('heading')).toBeVisible({ timeout: 60_000 });
  expect(taps.count()).toBeLessThanOrEqual(6);
  await expect(rowOf(page, word)).toContainText('Published', { timeout: 60_000 });
});

test('[D25] a school that is not listed does not stop an upload, which leads back to the document', async ({
  page,
}) => {
  const word = uniqueWord();
  await page.goto('/upload?next=%2Fstudy-guides');
  await chooseFiles(page, [await pdfFile(`${word}.pdf`, [`${word}. ${sentence}`])]);
  const school = page.getByRole('combobox', { name: /^School/ });
  await school.fill(`College of ${word}`);
  await page.getByRole('option', { name: `Add “College of ${word}”: our staff will confirm it` }).tap();
  await expect(school).toHaveValue(`College of ${word}`);
  await page.getByRole('combobox', { name: /^Course/ }).fill('Pottery 101');
  await page.getByRole('option', { name: 'Add “Pottery 101”: our staff will confirm it' }).tap();
  await sendButton(page).tap();
  await expect(rowOf(page, word)).toContainText('Published', { timeout: 60_000 });
  await page.getByRole('link', { name: 'Back to what you were doing' }).tap();
  await expect(page).toHaveURL(/\/study-guides$/);
});
