import type { Page } from '@playwright/test';
import { uniqueWord } from '../documents/words';
import { holdCall } from '../fixtures/held-call';
import { waitUntilIdle } from '../fixtures/idle';
import { mailedLink, openMail } from '../fixtures/mailbox';
import {
  contactForm,
  fillMessage,
  getReceipt,
  type Message,
  openForm,
  passReadingTime,
  supportAddress,
} from '../fixtures/message-form';
import { expect, test } from '../fixtures/test';

function someMessage(): Message {
  const word = uniqueWord();
  return {
    firstName: 'Layla',
    lastName: 'Mansour',
    email: `${word}@example.com`,
    subject: `A question about ${word}`,
    message: `Which file types does ${word} take?\nAnd how large may a file be?`,
  };
}

/** Counts the messages that leave the page. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/contact') sent += 1;
  });
  return () => sent;
}

test('[X8] on the contact page, missing entries are reported under their fields, a draft survives a reload, and a sent message gets a reference, reaches support by mail and subscribes to the newsletter', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const sent = countSent(page);
  const message = someMessage();
  await openForm(page, '/contact');
  const { fields, newsletter, send, form } = contactForm(page);
  await fields.email.fill('layla@');
  await fields.subject.focus();
  await expect(fields.email).toHaveAccessibleDescription(/full email address/);
  await fields.subject.fill('Files');
  await send.click();
  await expect(fields.firstName).toBeFocused();
  await expect(fields.firstName).toHaveAccessibleDescription('Please enter your first name.');
  await expect(form.getByRole('alert')).toHaveCount(4);
  await fields.firstName.fill('L');
  await expect(form.getByRole('alert')).toHaveCount(3);
  await expect(fields.email).toHaveValue('layla@');
  await expect(fields.subject).toHaveValue('Files');
  expect(sent()).toBe(0);

  await fillMessage(page, message);
  await newsletter.check();
  await page.reload();
  await expect(newsletter).toBeChecked();
  for (const [field, text] of Object.entries(message))
    await expect(fields[field as keyof Message]).toHaveValue(text);
  await passReadingTime(page);
  await send.click();
  const reference = await getReceipt(page);
  await expect(page.getByRole('region', { name: /^Message sent/ })).toContainText(message.email);
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(fields.message).toHaveValue('');
  await page.reload();
  await expect(send).toBeEnabled();
  await expect(fields.message).toHaveValue('');

  const mail = await openMail(page, { to: supportAddress, subject: `${reference}: ${message.subject}` });
  await expect(mail.locator('body')).toContainText('Layla Mansour');
  await expect(mail.locator('body')).toContainText(message.email);
  await expect(mail.locator('body')).toContainText('And how large may a file be?');
  await openMail(page, { to: message.email, subject: 'Confirm your subscription' });
});

test('[X8] a message of a megabyte is refused with the reason, on the page and by the server; a refusal and a lost connection are shown, nothing is lost, and the next try sends it once', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/429|503|ERR_INTERNET_DISCONNECTED/);
  const message = someMessage();
  await openForm(page, '/contact');
  const { fields, send, form } = contactForm(page);
  const sent = countSent(page);
  await fillMessage(page, { ...message, message: '' });
  // Typing a megabyte takes a browser long, and pasting takes no time.
  await fields.message.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'word '.repeat(200_000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send.click();
  await expect(fields.message).toBeFocused();
  await expect(fields.message).toHaveAccessibleDescription('Please use at most 20,000 characters.');
  expect((await fields.message.inputValue()).length).toBe(1_000_000);
  expect(sent()).toBe(0);
  const { firstName, lastName, ...rest } = message;
  const data = { ...rest, message: 'a'.repeat(1_200_000), kind: 'contact', name: `${firstName} ${lastName}` };
  const answer = await page.request.post('/api/contact', { data });
  expect([answer.status(), (await answer.json()).code]).toEqual([413, 'request.too_large']);
  await fields.message.fill(message.message);

  const refusals = [
    {
      status: 429,
      code: 'limits.requests',
      message: 'You have sent a lot today. Please try again tomorrow.',
    },
    { status: 503, code: 'server.busy', message: 'The server is busy. Please try again in a minute.' },
  ];
  for (const { status, ...body } of refusals) {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status, json: { ...body, requestId: 'forced-by-a-test' } }),
    );
    await send.click();
    await expect(form.getByRole('alert')).toContainText(body.message);
    await page.unroute('**/api/contact');
  }
  await context.setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toContainText('You are offline. Nothing was lost');
  await context.setOffline(false);
  for (const [field, text] of Object.entries(message))
    await expect(fields[field as keyof Message]).toHaveValue(text);

  const before = sent();
  const continueCall = await holdCall(page, '/api/contact');
  await send.dblclick();
  await fields.subject.press('Enter');
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  continueCall();
  await getReceipt(page);
  expect(sent() - before).toBe(1);
});

test('[X8] a script in any field is shown as text, on the page and in the mail', async ({ page }) => {
  const word = uniqueWord();
  const script = `<script>window.hit=1</script><img src=x onerror="parent.hit=1">${word}`;
  const email = `${word}@example.com`;
  await openForm(page, '/contact');
  await fillMessage(page, {
    firstName: script,
    lastName: script,
    email: script,
    subject: script,
    message: script,
  });
  const { fields, send } = contactForm(page);
  await send.click();
  await expect(fields.firstName).toHaveAccessibleDescription('Please use at most 120 characters.');
  await expect(fields.email).toHaveAccessibleDescription(/full email address|English letters/);
  await fields.firstName.fill('<script>window.hit=1</script>');
  await fields.lastName.fill(word);
  await fields.email.fill(email);
  await send.click();
  const reference = await getReceipt(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  const mail = await openMail(page, { to: supportAddress, subject: reference });
  await expect(mail.locator('body')).toContainText(script);
  await expect(mail.locator('body')).toContainText(`<script>window.hit=1</script> ${word}`);
  await expect(mail.locator('script, img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[X8] a message with the hidden field filled in gets the same answer, and nothing is mailed', async ({
  page,
}) => {
  const trapped = someMessage();
  await openForm(page, '/contact');
  const trap = page.locator('main input[name="website"]').first();
  await expect(trap).not.toBeInViewport({ ratio: 0.5 });
  await fillMessage(page, trapped);
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await contactForm(page).newsletter.check();
  await contactForm(page).send.click();
  const reference = await getReceipt(page);

  // A mail for the first message would have arrived before the mail for the second.
  const honest = someMessage();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await passReadingTime(page);
  await fillMessage(page, honest);
  await contactForm(page).send.click();
  await getReceipt(page);
  await openMail(page, { to: supportAddress, subject: honest.subject });
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  expect(mailbox).toContain(honest.subject);
  for (const trace of [reference, trapped.subject, trapped.email]) expect(mailbox).not.toContain(trace);
});

test('[X8] the newsletter starts only with the button behind its mailed link, and ends with one press; links that are old or incomplete say what to do and change nothing', async ({
  page,
  watch,
}) => {
  watch.allow(/410/);
  const to = `${uniqueWord()}@example.com`;
  await openForm(page, '/newsletter');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody@');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByLabel('Email')).toBeFocused();
  await expect(main.getByRole('alert')).toContainText('full email address');
  await main.getByLabel('Email').fill(to);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(main.getByRole('region', { name: 'Check your email' })).toBeFocused();

  const confirm = await mailedLink(page.request, {
    to,
    subject: 'Confirm your subscription',
    path: '/newsletter',
  });
  const press = main.getByRole('button', { name: 'Confirm subscription' });
  let confirmations = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/newsletter/confirm') confirmations += 1;
  });
  await page.goto(confirm);
  await expect(press).toBeVisible();
  await waitUntilIdle(page);
  expect(confirmations).toBe(0);
  // Confirming a second time changes nothing.
  for (const time of [1, 2]) {
    if (time === 2) await page.reload();
    await press.click();
    await expect(main.getByRole('region', { name: 'You are subscribed' })).toContainText(to);
  }

  const welcome = { to, subject: 'Your subscription is confirmed', path: '/newsletter' };
  await page.goto(await mailedLink(page.request, welcome));
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main.getByRole('region', { name: 'You are unsubscribed' })).toContainText(to);
  await main.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  await page.goto('/newsletter?confirm=cut-sho');
  await main.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(main).toContainText('This link no longer works.');
  await expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await page.goto('/newsletter?unsubscribe=cut-sho');
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main).toContainText('This link is incomplete.');
  await expect(main.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', /^mailto:/);
});
