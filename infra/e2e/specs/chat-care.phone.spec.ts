import { messageField, openChat, say } from '../fixtures/chat';
import { holdCall } from '../fixtures/held-call';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

const title = 'people can help you now';

test('[A7] a person who may be in danger reads who can help above the answer, also after a return to the chat', async ({
  page,
}) => {
  await openChat(page);
  const note = page.getByRole('main').locator('b', { hasText: title });
  await say(page, 'How do I kill a process?');
  await expect(note).toHaveCount(0);
  const continueCall = await holdCall(page, '/api/ai/chat');
  await messageField(page).fill('I don’t want to live any more.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: title })).toContainText(
    'Writing an answer.',
  );
  await expect(note).toHaveCount(1);
  continueCall();
  await expect(messageField(page)).toBeEnabled();
  await expect(note).toHaveCount(1);
  const lines = page.getByRole('listitem').filter({ hasText: 'local emergency services' });
  await expect(lines).toBeVisible();
  const answer = page.getByRole('article', { name: 'Answer' }).last();
  const [top = 0, below = 0] = await Promise.all(
    [note, answer].map(async (element) => (await element.boundingBox())?.y),
  );
  expect(top).toBeLessThan(below);
  await page.reload();
  await settled(page);
  await expect(note).toHaveCount(1);
});
