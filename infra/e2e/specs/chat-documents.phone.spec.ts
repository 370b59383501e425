import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { answersOf, openChat, say } from '../fixtures/chat';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { smallTargets } from '../fixtures/small-targets';

const documentsOf = (page: Page) => page.getByRole('list', { name: 'Documents of this chat' });

async function addDocument(page: Page, words: string, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add document' }).click();
  await page.getByRole('searchbox', { name: 'Search documents' }).fill(words);
  await page.getByRole('dialog', { name: 'Add document' }).getByRole('button', { name: title }).click();
  await expect(documentsOf(page).getByRole('link', { name: title })).toBeVisible();
}

test('[A8] a chat is about two documents, a cited page opens with its passage marked, and a document is removed', async ({
  page,
}) => {
  await openChat(page);
  await addDocument(page, 'semicolons', /^Commas/);
  await addDocument(page, 'oxygen sag', /^The oxygen sag curve/);
  await expect(page.getByText('Answers come from these 2 documents.')).toBeVisible();
  await expect(page).toHaveURL(/document=\d+&document=\d+/);
  await expectAccessibleInThemes(page);
  expect(await smallTargets(page)).toEqual([]);

  await say(page, 'When is a semicolon used?');
  await answersOf(page)
    .getByRole('link', { name: /^Commas.*, p\. 1$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/documents\/\d+\?page=1&view=text&quote=/);
  await settled(page);
  const mark = page.locator('mark');
  await expect(mark).toHaveCount(1);
  await expect(mark).toContainText(/semicolon/i);
  await expect(mark).toBeInViewport();
  await expectAccessibleInThemes(page);

  await page.goBack();
  await settled(page);
  await documentsOf(page)
    .getByRole('button', { name: /^Remove The oxygen sag curve/ })
    .click();
  await expect(documentsOf(page).getByRole('button', { name: /^Remove Commas/ })).toBeFocused();
  await say(page, 'When is a colon used?');
  await page.reload();
  await settled(page);
  await expect(documentsOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(answersOf(page)).toHaveCount(2);
});
