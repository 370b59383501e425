import { answersOf, messageField, openChat, say } from '../fixtures/chat';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

const question = 'When is a semicolon used?';

test('[A1] [A2] [A8] [A11] in a chat with the study library, prompts fill the field, study help asks for a subject, a failure loses nothing, a page is shown, and the chat becomes a question', async ({
  page,
  watch,
}) => {
  watch.allow(/502/);
  await openChat(page);
  await expect(page.getByText('Answering from the study library — no AI model is set up.')).toBeVisible();
  await expect(page.getByText('Answers can be wrong', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Can you give me an example?' }).click();
  await expect(messageField(page)).toHaveValue('Can you give me an example?');

  await page.getByRole('radio', { name: 'Study Help' }).click();
  await expect(page.getByRole('radio', { name: 'Study Help' })).toBeChecked();
  await messageField(page).fill(question);
  await page.keyboard.press('Enter');
  await readToast(page, 'Missing Information', 'Please select a subject and topic for study help.');
  await expect(messageField(page)).toHaveValue(question);
  await page.getByRole('radio', { name: 'General Chat' }).click();
  await expect(page.getByRole('radio', { name: 'General Chat' })).toBeChecked();

  const keys: unknown[] = [];
  await page.route('**/api/ai/chat', async (route) => {
    keys.push(route.request().postDataJSON().key);
    if (keys.length > 1) return route.continue();
    return route.fulfill({ status: 502, json: { code: 'ai.failed', message: 'Nothing came.' } });
  });
  await messageField(page).press('Enter');
  await readToast(page, 'Error', 'Failed to get AI response. Please try again.');
  await expect(messageField(page)).toHaveValue(question);
  await messageField(page).press('Enter');
  await expect(answersOf(page)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(messageField(page)).toHaveValue('');

  await answersOf(page)
    .getByRole('button', { name: /^Show p\. 1 of Commas/ })
    .first()
    .click();
  const picture = page.getByRole('img', { name: /^Page 1 of Commas/ }).filter({ visible: true });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  await page.getByRole('link', { name: 'Open page 1' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/documents\/\d+\?page=1&view=text&quote=/);
  await page.goBack();
  await settled(page);
  await page.getByRole('radio', { name: 'Study Help' }).click();
  await expect(answersOf(page)).toHaveCount(1);
  await page.reload();
  await settled(page);
  await expect(answersOf(page)).toHaveCount(1);
  await answersOf(page).getByRole('button', { name: 'Ask an expert instead' }).click();
  await expect(page).toHaveURL(/\/ask$/);
  await expect(page.getByRole('textbox', { name: /title/i })).toHaveValue(question);
  await expect(page.getByRole('textbox', { name: /description|details|question/i }).last()).toHaveValue(
    /The study library answered/,
  );
});

test('[A5] chats can be searched, named, shared, changed and deleted, and older branches stay', async ({
  browser,
  page,
}) => {
  await openChat(page);
  await say(page, 'First words of a chat.');
  await page.getByRole('button', { name: 'Edit message' }).click();
  await page.getByRole('textbox', { name: 'Edit message' }).fill('Other words of a chat.');
  await page
    .getByRole('article', { name: 'You' })
    .or(page.locator('form'))
    .getByRole('button', { name: 'Send' })
    .first()
    .click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(messageField(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(page.getByRole('article', { name: 'You' })).toContainText('First words of a chat.');

  const opener = page.getByRole('button', { name: 'Chats', exact: true });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Your chats' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  const list = page.getByRole('navigation', { name: 'Chats' }).filter({ visible: true });
  await list.getByRole('button', { name: 'Options for First words of a chat.' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Exam week');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('link', { name: 'Exam week' })).toBeVisible();
  await list.getByRole('button', { name: 'Options for Exam week' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Exam week' })).toBeVisible();
  await expect(stranger.getByRole('article', { name: 'Asked' })).toContainText('Other words of a chat.');
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('All links to this chat have stopped working.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This link no longer works.', { exact: false })).toBeVisible();
  await stranger.close();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search chats' }).filter({ visible: true }).fill('other words');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('button', { name: 'Options for Exam week' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/^chat-.*\.md$/);
  await list.getByRole('button', { name: 'Options for Exam week' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/ai-chat$/);
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(0);
});
