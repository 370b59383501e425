import { openAccount } from '../fixtures/account';
import { openChat, say } from '../fixtures/chat';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test('[A12] a memory that does not load says so; facts are added, listed with their source and deleted, and a refused fact stays in its field', async ({
  page,
  watch,
}) => {
  watch.allow(/400|409/);
  await openAccount(page.request);
  const refused = { code: 'request.invalid', message: 'This was forced.', requestId: 'forced-by-a-test' };
  await page.route('**/api/ai/memory', (route) => route.fulfill({ status: 400, json: refused }));
  await page.goto('/settings#memory');
  const memory = page.getByRole('region', { name: 'Memory' });
  await expect(memory.getByRole('heading', { name: 'Your memory did not load' })).toBeVisible();
  await page.unroute('**/api/ai/memory');
  await memory.getByRole('button', { name: 'Try again' }).click();
  await expect(memory.getByText('AI Chat remembers nothing about you.')).toBeVisible();
  await expect(
    memory.getByText('Only an AI model uses memory. At the moment, answers come from the study library.'),
  ).toBeVisible();
  await expect(memory.getByLabel('Something to remember')).toHaveCount(0);
  await memory.getByRole('switch', { name: 'Use my memory in chats' }).click();
  await readToast(page, 'Memory is on');
  const field = memory.getByLabel('Something to remember');
  await field.press('Enter');
  await expect(memory.getByText('Please write what AI Chat should remember.')).toBeVisible();
  const full = { code: 'memory.full', message: 'Your memory is full.', requestId: 'forced-by-a-test' };
  await page.route('**/api/ai/memory', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: full }) : route.continue(),
  );
  await field.fill('I study nursing.');
  await memory.getByRole('button', { name: 'Add' }).click();
  await expect(memory.getByText('Your memory is full.')).toBeVisible();
  await expect(field).toHaveValue('I study nursing.');
  await page.unroute('**/api/ai/memory');
  for (const text of ['I study nursing.', 'Short sentences help me.']) {
    await field.fill(text);
    await field.press('Enter');
    await readToast(page, 'Fact added');
    await expect(field).toHaveValue('');
    await expect(memory.getByRole('listitem').filter({ hasText: text })).toContainText('You wrote it');
  }
  await memory.getByRole('button', { name: 'Delete “I study nursing.”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await readToast(page, 'Fact deleted');
  await expect(memory.getByRole('listitem')).toHaveCount(1);
  await memory.getByRole('switch', { name: 'Use my memory in chats' }).click();
  await readToast(page, 'Memory is off');
  await expect(memory.getByRole('listitem')).toHaveText([/Short sentences help me\./]);
  await page.reload();
  await settled(page);
  await expect(memory.getByRole('switch')).not.toBeChecked();
  await expect(memory.getByRole('listitem')).toHaveCount(1);
});

test('[A7] a person under 18 reads what is turned off, has no memory, and cannot share, also without an account', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'What is osmosis?');
  await page.goto('/settings');
  const memory = page.getByRole('region', { name: 'Memory' });
  await memory.getByRole('switch').click();
  await readToast(page, 'Memory is on');
  await memory.getByLabel('Something to remember').fill('I study art.');
  await memory.getByRole('button', { name: 'Add' }).click();
  await readToast(page, 'Fact added');
  const age = page.getByRole('region', { name: 'Age' }).getByRole('switch', { name: 'I am under 18' });
  await age.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('delete all its facts');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(age).not.toBeChecked();
  await expect(memory.getByRole('listitem')).toHaveCount(1);
  await age.click();
  await dialog.getByRole('button', { name: 'I am under 18' }).click();
  await readToast(page, 'Saved: you are under 18');
  await expect(age).toBeChecked();
  await expect(memory.getByRole('listitem')).toHaveCount(0);
  await expect(memory.getByRole('switch')).toBeDisabled();
  await page.goto('/ai-chat');
  await settled(page);
  const chats = page.getByRole('complementary', { name: 'Your chats' });
  await chats.getByRole('button', { name: /osmosis/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sharing is off under 18' })).toBeDisabled();
});
