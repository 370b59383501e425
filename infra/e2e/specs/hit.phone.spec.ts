import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { openUser } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';

test("[D1] [D20] 'Show it in the text' opens the page with the searched word and highlights it", async ({
  page,
}) => {
  const word = uniqueWord();
  const user = await openUser(page.request);
  const file = await pdfFile(`${word}.pdf`, ['One.', 'Two.', 'Three.', `Four has ${word}.`, 'Five.']);
  const { id } = await user.publish(file, { title: 'Where is the word?' });
  await page.goto(`/documents/${id}?page=4&q=${word}`);
  await page.getByRole('button', { name: 'Show it in the text' }).click();
  await expect(page.locator('mark').filter({ hasText: word }).last()).toBeInViewport();
});
