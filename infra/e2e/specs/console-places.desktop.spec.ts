import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expect, test } from '../fixtures/clerk';
import { fullestSchool } from '../fixtures/library';
import { openUser } from '../fixtures/person';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin } from '../site/addresses';

test('[D25] staff search a listed school that is not similar to a typed one, and merge the typed one into it', async ({
  page,
  elsewhere,
}) => {
  const word = uniqueWord();
  const typed = `College of ${word}`;
  const person = await openUser(elsewhere.request);
  const school = await fullestSchool(elsewhere.request);
  const file = await pdfFile(`${word}.pdf`, [`${word}. We measured the volume and wrote every step down.`]);
  const document = await person.publish(file, { title: word, schoolName: typed });

  await page.goto(`${consoleOrigin}/admin/places`);
  await page.getByRole('button', { name: `Decide about ${typed}` }).click();
  const dialog = page.getByRole('dialog', { name: `Decide about “${typed}”` });
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true });
  await dialog.getByRole('radio', { name: 'Merge into another school' }).check();
  await expect(merge).toBeDisabled();
  const search = dialog.getByRole('combobox', { name: /^School/ });
  await search.fill(`No school ${word}`);
  await expect(page.getByText('No school matches.').first()).toBeVisible();
  await search.fill(school.name);
  await page.getByRole('option', { name: school.name }).first().click();
  await expect(search).toHaveValue(school.name);
  await expect(merge).toBeEnabled();
  // Other words are not the chosen school any more.
  await search.press('Backspace');
  await expect(merge).toBeDisabled();
  await page.getByRole('option', { name: school.name }).first().click();
  await merge.click();
  await readToast(page, 'Place merged', `Its documents are now filed under ${school.name}.`);
  await expect(page.getByRole('row', { name: typed })).toContainText('Merged');
  expect(await person.document(document.id)).toMatchObject({ schoolId: school.id });
});
