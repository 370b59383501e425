import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { answersOf, messageField, openChat } from '../fixtures/chat';
import { test as modelTest } from '../fixtures/model-server';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { smallTargets } from '../fixtures/small-targets';

const chosen = (page: Page) => page.getByRole('list', { name: 'Images of this message' }).getByRole('img');
const isLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

async function addImage(page: Page): Promise<void> {
  const image = { name: 'problem.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(image);
  await isLoaded(chosen(page));
}

/** Creates a link to the open chat and opens it as a stranger. */
async function share(page: Page, { withImages }: { withImages: boolean }): Promise<Page> {
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await page
    .getByRole('button', { name: /^Options for/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const box = page.getByRole('checkbox', { name: 'Show the images of my messages' });
  await expect(box).not.toBeChecked();
  if (withImages) await box.click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.keyboard.press('Escape');
  const stranger = await page.context().browser()?.newPage();
  if (!stranger) throw new Error('There is no browser.');
  await stranger.goto(link);
  return stranger;
}

modelTest(
  '[A13] an image is sent to a model, stays in the chat, and is in a shared link only on request',
  async ({ page, model }) => {
    await openChat(page);
    await addImage(page);
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await expectAccessibleInThemes(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.reload();
    await settled(page);
    await isLoaded(chosen(page));
    await model.controls.reply('It is a page about study.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(answersOf(page)).toContainText('It is a page about study.');
    expect((await model.controls.state()).prompts.at(-1)).toMatch(
      /user: \[picture \w+: image\/webp, \d+ bytes\]$/,
    );
    await expect(chosen(page)).toHaveCount(0);
    await page.reload();
    await settled(page);
    const sent = page.getByRole('article', { name: 'You' }).locator('img');
    await isLoaded(sent);
    await expectAccessibleInThemes(page);

    const without = await share(page, { withImages: false });
    await expect(without.getByText('1 image is not shared.')).toBeVisible();
    await expect(without.getByRole('article', { name: 'Asked' }).locator('img')).toHaveCount(0);
    await without.close();
    const stranger = await share(page, { withImages: true });
    await isLoaded(stranger.getByRole('article', { name: 'Asked' }).locator('img'));
    await stranger.close();
  },
);

test('[A13] without a model that sees, the page says so, offers to read the text, and the image becomes a question to experts', async ({
  page,
}) => {
  await openChat(page, '/ai-tutoring');
  await addImage(page);
  await expect(page.getByText('The study library cannot see images.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Read the text in the image' }).click();
  await expect(page.getByText('The text is in the field.', { exact: false })).toBeVisible();
  await messageField(page).fill('Why is this a right angle?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This answer was written without your image', { exact: false })).toBeVisible();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Post it as a question' }).click();
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.getByLabel('Question Title')).toHaveValue('Why is this a right angle?');
  await expect(page.getByLabel('Question Details')).toHaveValue(/!\[Image\]\(\/api\/images\/\S+\)/);
});
