import { expectAccessibleInThemes } from '../fixtures/axe';
import { messageField, openChat, say } from '../fixtures/chat';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { smallTargets } from '../fixtures/small-targets';

const title = 'people can help you now';
const danger = 'I don’t want to live any more.';

test('[A7] a person who may be in danger reads who can help above the answer, also after a return to the chat', async ({
  page,
}) => {
  await openChat(page);
  const note = page.getByRole('main').locator('b', { hasText: title });
  await say(page, 'How do I kill a process?');
  await expect(note).toHaveCount(0);
  await say(page, danger);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: title })).toBeAttached();
  await expect(note).toHaveCount(1);
  await expect(page.getByText('call 112 or your local emergency number')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByText('We do not report this conversation to anyone.')).toBeVisible();
  const answer = page.getByRole('article', { name: 'Answer' }).last();
  const [top = 0, below = 0] = await Promise.all(
    [note, answer].map(async (element) => (await element.boundingBox())?.y),
  );
  expect(top).toBeLessThan(below);
  await expectAccessibleInThemes(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.reload();
  await settled(page);
  await expect(note).toHaveCount(1);
});

test('[A7] the care note stays when the message is refused, with the helplines of the site and the day of their check', async ({
  page,
  watch,
}) => {
  watch.allow(/502/);
  await openChat(page);
  const care = {
    title: 'If you are in danger, people can help you now.',
    emergency: { text: 'If it is urgent, call 999, or go to the nearest hospital.', numbers: ['999'] },
    lines: ['Tell someone you trust today.'],
    helplines: [{ name: 'Test line', contact: '555-0100, at any time' }],
    checkedOn: '2026-11-30',
  };
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({ status: 502, json: { code: 'ai.failed', message: 'No answer.', requestId: 'r', care } }),
  );
  await messageField(page).fill(danger);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Test line: 555-0100, at any time')).toBeVisible();
  await expect(page.getByText('Helplines last checked on November 30, 2026.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible();
  await expect(messageField(page)).toHaveValue(danger);
});
