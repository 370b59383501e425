import { answersOf, messageField, openChat, say } from '../fixtures/chat';
import { holdCall } from '../fixtures/held-call';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

const task = 'Why is the derivative of ln|x| equal to 1/x for a negative x?';

test('[A3] tutoring in mathematics with the study library gives one hint at a time and announces the last one, also after a reload', async ({
  page,
}) => {
  await openChat(page, '/ai-tutoring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Tutoring');
  await page.getByRole('combobox', { name: 'Subject (optional)' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Any subject',
    'Mathematics',
    'Science',
    'English',
    'History',
    'Computer Science',
    'Business',
    'Health',
    'Other',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mathematics' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject (optional)' })).toHaveText('Mathematics');

  await say(page, task);
  await expect(answersOf(page).last()).toContainText('Hint 1 of 2.');
  await expect(answersOf(page).last()).toContainText('Split the absolute value');
  await expect(answersOf(page).last().locator('math').first()).toBeVisible();
  await expect(answersOf(page).last()).not.toContainText('Count the minus signs');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('combobox', { name: 'Subject (optional)' })).toHaveText('Mathematics');
  await page.getByRole('button', { name: 'Give me the next hint' }).click();
  await expect(messageField(page)).toHaveValue('Give me the next hint');
  await messageField(page).press('Enter');
  await expect(answersOf(page)).toHaveCount(2);
  await expect(answersOf(page).last()).toContainText('Hint 2 of 2, the last one:');
  await say(page, 'Just tell me the answer');
  await expect(answersOf(page).last()).toContainText('You have had both hints');

  await page.getByRole('link', { name: 'Open AI Chat' }).click();
  await expect(page).toHaveURL(/\/ai-chat$/);
});

test('[A1] [A10] each chat opens on the page of its kind, because a tutoring chat continues only as one', async ({
  page,
}) => {
  await openChat(page, '/ai-tutoring');
  await say(page, task);
  await expect(page).toHaveURL(/chat=/);
  const id = new URL(page.url()).searchParams.get('chat');
  await page.goto(`/ai-chat?chat=${id}`);
  await expect(page).toHaveURL(`/ai-tutoring?chat=${id}`);
  await expect(answersOf(page).last()).toContainText('Hint 1 of 2.');
  await expect(page.getByRole('link', { name: 'New problem' })).toBeVisible();
  await openChat(page, '/ai-chat');
  await say(page, task);
  await expect(page).toHaveURL(/chat=/);
  const other = new URL(page.url()).searchParams.get('chat');
  await page.goto(`/ai-tutoring?chat=${other}`);
  await expect(page).toHaveURL(`/ai-chat?chat=${other}`);
});

test('[A3] while an answer is written, the page shows and announces it', async ({ page }) => {
  await openChat(page, '/ai-tutoring');
  const continueCall = await holdCall(page, '/api/ai/chat');
  await messageField(page).fill(task);
  await messageField(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Thinking…' })).toBeAttached();
  await expect(page.getByRole('article').getByText('Thinking…')).toBeVisible();
  await expect(messageField(page)).toBeDisabled();
  continueCall();
  await expect(answersOf(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'The answer has ended.' })).toBeAttached();
  await expect(page.getByText('Thinking…')).toHaveCount(0);
});
