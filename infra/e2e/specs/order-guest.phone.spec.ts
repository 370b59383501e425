import type { Page } from '@playwright/test';
import { confirmAddress, newAccount, openAccount, signIn } from '../fixtures/account';
import { mailedLink, openMail } from '../fixtures/mailbox';
import { expectOrder } from '../fixtures/order-page';
import { getOrder, placeOrder, type SeenOrder } from '../fixtures/orders';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

const missing = 'You cannot open this order here';

/** Places an order for a new address. Returns it with the link from its mail. */
async function placeAsGuest(
  request: Page['request'],
): Promise<{ order: SeenOrder; email: string; link: string }> {
  const { email } = newAccount();
  const order = await placeOrder(request, { email });
  const subject = `Order ${order.id}: we have your order, please pay for it`;
  const link = await mailedLink(request, { to: email, subject, path: `/orders/${order.id}` });
  return { order, email, link };
}

test('[O9] a wrong key, an order ID of another person and an unknown one show the same page; the mailed link opens the order in any browser, and its key does not stay in the address', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/404/);
  const { order, link } = await placeAsGuest(other.request);
  const main = page.getByRole('main');
  const texts: (string | null)[] = [];
  for (const id of [order.id, 'AW-0123456789ABCDEF']) {
    await page.goto(`/orders/${id}`);
    await expect(main.getByRole('heading', { level: 1, name: missing })).toBeVisible();
    texts.push(await main.textContent());
  }
  expect(texts[0]).toBe(texts[1]);
  await expect(main).not.toContainText(order.topic ?? '');
  await page.goto('/');
  await page.goto(`/orders/${order.id}#key=AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(main.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(main).not.toContainText(order.topic ?? '');

  expect(new URL(link).hash.length).toBeGreaterThan(20);
  await page.goto('/');
  await page.goto(link);
  await expectOrder(page, order.id);
  await expect(page).toHaveURL(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: order.topic ?? '' })).toBeVisible();
  await page.reload();
  await expectOrder(page, order.id);
  await page.goto('/orders');
  await expect(main.getByRole('link', { name: order.topic ?? '' })).toBeVisible();
});

test('[O9] [X8] the link is mailed again only to the address of the order; missing entries are reported after a press and disappear while they are typed', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/404/);
  const { order, email } = await placeAsGuest(other.request);
  await page.goto(`/orders/${order.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  await main.getByRole('button', { name: 'Email me the link' }).click();
  const emailField = main.getByRole('textbox', { name: 'Email' });
  await expect(emailField).toBeFocused();
  const number = main.getByLabel('Order ID');
  await number.fill('');
  await main.getByRole('button', { name: 'Email me the link' }).click();
  await expect(main.getByText('Please enter the order ID.')).toBeVisible();
  await expect(emailField).toHaveAttribute('aria-invalid', 'true');
  await number.fill(order.id);
  await expect(main.getByText('Please enter the order ID.')).toHaveCount(0);
  await expect(emailField).toHaveAttribute('aria-invalid', 'true');
  await emailField.fill('layla@students.example');
  await expect(emailField).not.toHaveAttribute('aria-invalid', 'true');
  const ask = async (address: string) => {
    await emailField.fill(address);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/order-links'));
    await main.getByRole('button', { name: 'Email me the link' }).click();
    expect((await answered).status()).toBe(202);
    return main.getByRole('status').textContent();
  };
  const stranger = newAccount().email;
  expect(await ask(stranger)).toBe(await ask(email));
  const subject = `The link to your order ${order.id}`;
  const mail = await openMail(page, { to: email, subject });
  await expect(mail.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', /#key=/);
  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  expect(mailbox).not.toContain(stranger);
  const link = await mailedLink(page.request, { to: email, subject, path: `/orders/${order.id}` });
  await page.goto(link);
  await expectOrder(page, order.id);
});

test('[O9] [O13] a guest who joins with the same address and confirms it has the order in the account, on every device', async ({
  page,
  elsewhere,
  other,
}) => {
  const { order, email, link } = await placeAsGuest(other.request);
  await page.goto(link);
  await expectOrder(page, order.id);
  const note = page.getByText('and confirm that address');
  await expect(note).toContainText(email);
  const account = await openAccount(elsewhere.request, { ...newAccount(), email });
  await elsewhere.goto('/orders');
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await confirmAddress(elsewhere.request, account);
  await elsewhere.reload();
  await main.getByRole('link', { name: order.topic ?? '' }).click();
  await expectOrder(elsewhere, order.id);
  await expect(elsewhere.getByText('Create an account to keep this order')).toHaveCount(0);
  await page.goto('/login');
  await signIn(page, account);
  await readToast(page, 'Welcome back!');
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('link', { name: order.topic ?? '' })).toBeVisible();
  expect((await getOrder(page.request, order.id)).id).toBe(order.id);
});
