import type { Locator } from '@playwright/test';
import { uniqueWord } from '../documents/words';
import { enter, tabTo, typeInto } from '../fixtures/keyboard';
import { mailedLink } from '../fixtures/mailbox';
import { openForm } from '../fixtures/message-form';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

const textOf = async (element: Locator) => ((await element.textContent()) ?? '').trim();

/*
 * Journeys without a pointer. Two more are in the specs of their features: joining in bring-along.phone.spec.ts, and an
 * order in own-settings.desktop.spec.ts.
 */

test('[X10] a document is found and opened with only the keyboard, from the home page on', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await enter(page, nav.locator('summary', { hasText: 'Students' }));
  await enter(page, nav.getByRole('link', { name: 'Documents', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  const main = page.getByRole('main');
  const title = await textOf(main.getByRole('article').first().getByRole('link').first());
  await typeInto(page, main.getByRole('searchbox'), title);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === title);
  await settled(page);
  await enter(page, main.getByRole('article').first().getByRole('link', { name: title }));
  await expect(page).toHaveURL(/\/documents\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});

test('[X10] [X8] a message is written, corrected and sent with only the keyboard, and its reference has the focus', async ({
  page,
}) => {
  const email = `${uniqueWord()}@students.example`;
  await page.goto('/contact');
  await settled(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send message' });
  await enter(page, send);
  await expect(main.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Marginalia'],
    ['Email', email],
    ['Subject', 'Where are the past exams?'],
    ['Message', 'I looked through the courses of my school and found none.'],
  ] as const)
    await typeInto(page, main.getByRole('textbox', { name: label }), text);
  await enter(page, send);
  const receipt = main.getByRole('region', { name: /^Message sent\. Your reference is/ });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(email);
  await enter(page, receipt.getByRole('button', { name: 'Copy reference' }));
});

test('[X10] [X7] an article is searched, found, read and closed with only the keyboard', async ({ page }) => {
  await page.goto('/blog');
  await settled(page);
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search articles' });
  await typeInto(page, search, 'zzzzqqqq');
  await expect(main.getByText('No articles found matching your search criteria.')).toBeVisible();
  await enter(page, main.getByRole('button', { name: 'Show all articles' }));
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  const chip = main.locator('search').getByRole('listitem').first().getByRole('button');
  const tag = await textOf(chip);
  await enter(page, chip);
  await expect(search).toHaveValue(tag);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === tag);
  const article = main.getByRole('article').first().getByRole('link').first();
  const title = await textOf(article);
  await enter(page, article);
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue(tag);
});

test('[X10] [X7] an answer is searched, and the tabs of a guide are used, with only the keyboard', async ({
  page,
}) => {
  await page.goto('/help');
  await settled(page);
  const main = page.getByRole('main');
  await typeInto(page, main.getByRole('searchbox', { name: 'Search the answers' }), 'refund');
  await expect(main.getByRole('status').first()).toContainText('refund');
  await expect(main.getByRole('heading', { name: 'Can I get my money back?' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What does an unlock credit buy?' })).toHaveCount(0);
  await enter(page, main.getByRole('link', { name: /Account Help/ }).first());
  await expect(page).toHaveURL('/help/account-help');
  await expect(page.getByRole('heading', { level: 1, name: 'Account Help' })).toBeFocused();
  await tabTo(page, main.getByRole('tab', { name: 'Profile' }));
  for (const name of ['Settings', 'Billing', 'Security']) {
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(main.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expect(page).toHaveURL((url) => /security/i.test(url.search + url.hash));
  await page.reload();
  await expect(main.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('with a test clock', () => {
  test.use({ hasOwnBrowser: true });

  test('[X8] the newsletter is sent only to an address that was confirmed with its mailed link', async ({
    page,
  }) => {
    const email = `${uniqueWord()}@students.example`;
    await openForm(page, '/blog');
    const main = page.getByRole('main');
    await typeInto(page, main.getByRole('textbox', { name: /mail/i }), email);
    await enter(page, main.getByRole('button', { name: 'Subscribe' }));
    await expect(main.getByText(/Check your email/)).toBeVisible();
    await page.goto(
      await mailedLink(page.request, {
        to: email,
        subject: 'Confirm your subscription',
        path: '/newsletter',
      }),
    );
    await settled(page);
    await enter(page, main.getByRole('button', { name: 'Confirm subscription' }));
    await expect(main).toContainText(email);
  });
});
