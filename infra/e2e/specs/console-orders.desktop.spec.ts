import type { APIRequestContext, Page } from '@playwright/test';
import { uniqueWord } from '../documents/words';
import { logIn } from '../fixtures/console';
import { openInConsole, panelOf, refundIn, startAction } from '../fixtures/console-orders';
import { getOrder, type OrderFields, payOrder, placeOrder, type SeenOrder } from '../fixtures/orders';
import { openUser } from '../fixtures/person';
import { test as base, expect, type Shop } from '../fixtures/shop';
import { readToast } from '../fixtures/toasts';

/** Test function whose page is signed in to the console. */
const test = base.extend<{ customer: APIRequestContext }>({
  customer: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({ baseURL });
    await openUser(context);
    await use(context);
    await context.dispose();
  },
  storageState: ({ clerk, shop }, use) => use(clerk.storedAt(shop.consoleOrigin)),
});

async function paidOrder(
  customer: APIRequestContext,
  { stripe }: Shop,
  fields: OrderFields = {},
): Promise<SeenOrder> {
  return payOrder(customer, await placeOrder(customer, fields), { stripe });
}

const short = ({ id }: SeenOrder) => id.slice(0, 11);
const row = (page: Page, order: SeenOrder) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: short(order) });

test('[M10] the views list orders by deadline, and an order can be opened with the keyboard and with a click', async ({
  page,
  shop,
  customer,
  clerk,
}) => {
  const later = await paidOrder(customer, shop, { deliveryTime: '3-days' });
  const sooner = await paidOrder(customer, shop, { deliveryTime: '24-hours' });
  const unpaid = await placeOrder(customer);
  const writer = await clerk.addWriter(`Hana ${uniqueWord()}`);
  await clerk.assign(later.id, writer.id);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await page.goto(`${shop.consoleOrigin}/admin/orders`);
  await expect(tab(/^Needs attention/)).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, unpaid)).toContainText('Transfer expected');
  await tab(/^Due soon/).click();
  await expect(tab(/^Due soon/)).toHaveAttribute('aria-selected', 'true');
  const rows = page.getByRole('table').getByRole('row');
  await expect(row(page, later)).toContainText(writer.name);
  const texts = await rows.allTextContents();
  const positionOf = (order: SeenOrder) => texts.findIndex((text) => text.includes(short(order)));
  expect(positionOf(sooner)).toBeLessThan(positionOf(later));
  await expect(row(page, unpaid)).toHaveCount(0);
  await tab(/^Awaiting payment/).click();
  await expect(page).toHaveURL(/view=awaiting_payment/);
  await expect(row(page, unpaid)).toBeVisible();
  await tab(/^Unassigned/).click();
  await expect(row(page, sooner)).toBeVisible();
  await expect(row(page, later)).toHaveCount(0);
  await tab(/^Due soon/).click();
  await expect(row(page, later)).toBeVisible();
  await row(page, sooner).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await panelOf(page, sooner.id);
  await expect(page).toHaveURL(new RegExp(`id=${sooner.id}`));
  for (let i = positionOf(sooner); i < positionOf(later); i++) await page.keyboard.press('j');
  await panelOf(page, later.id);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: /^Order AW-/ })).toHaveCount(0);
  await expect(row(page, later).getByRole('link')).toBeFocused();

  const list = page.url();
  for (const order of [sooner, later]) {
    // The topic is no link, and is also visible beside an open order.
    await row(page, order).getByRole('cell').nth(2).click();
    await panelOf(page, order.id);
    await expect(page).toHaveURL(new RegExp(`id=${order.id}$`));
    await expect(row(page, order)).toHaveAttribute('aria-current', 'true');
  }
  // One step back leaves the second order too, like the first.
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('complementary', { name: /^Order AW-/ })).toHaveCount(0);
});

test('[M10] rows are selected with x or their checkbox, stay selected in another view, and are assigned like in the dry run before', async ({
  page,
  shop,
  customer,
  clerk,
}) => {
  const mine = `Bulk ${uniqueWord()}`;
  const [first, second, third] = [
    await paidOrder(customer, shop, { name: mine }),
    await paidOrder(customer, shop, { name: mine }),
    await paidOrder(customer, shop, { name: mine }),
  ];
  const writer = await clerk.addWriter(`Hana ${uniqueWord()}`);
  await clerk.assign(third.id, writer.id);
  await page.goto(`${shop.consoleOrigin}/admin/orders?${new URLSearchParams({ view: 'all', q: mine })}`);
  const all = page.getByRole('checkbox', { name: 'Select all that are shown' });
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await page.locator(`[data-row="${first.id}"]`).focus();
  await page.keyboard.press('x');
  await expect(bar).toContainText('1 selected');
  await expect(page.getByRole('checkbox', { name: `Select ${short(first)}` })).toBeChecked();
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await all.click();
  await expect(bar).toContainText('3 selected');
  await page.getByRole('tab', { name: /^Late/ }).click();
  await expect(page).toHaveURL(/view=late/);
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);

  await page.getByRole('tab', { name: /^All/ }).click();
  await all.check();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: new RegExp(`^${writer.name},`) }).click();
  await expect(bar).toContainText(`Dry run: assign to ${writer.name}.`);
  await expect(bar).toContainText(/2 orders will change, 1 will be skipped/);
  await bar.getByRole('button', { name: 'Show 3 orders' }).click();
  const dialog = page.getByRole('dialog', { name: `Dry run: assign to ${writer.name}` });
  for (const order of [first, second]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: order.id })).toContainText(
      'Will get this writer.',
    );
  }
  await expect(dialog.getByRole('listitem').filter({ hasText: third.id })).toContainText('Will be skipped.');
  await page.keyboard.press('Escape');
  for (const { id } of [first, second]) expect((await getOrder(customer, id)).status).toBe('paid');
  await bar.getByRole('button', { name: 'Assign 2 orders' }).click();
  await expect(bar).toHaveCount(0);
  for (const order of [first, second, third]) {
    await expect(row(page, order)).toContainText(writer.name);
    expect((await getOrder(customer, order.id)).status).toBe('assigned');
  }
});

test('[M10] [O11] a refund above the limit is announced as such, waits for a second person, and is paid once that person approves', async ({
  page,
  elsewhere,
  shop,
  customer,
  createAdmin,
}) => {
  const order = await paidOrder(customer, shop, { wordCount: 25_000 });
  const panel = await openInConsole(page, shop.consoleOrigin, order.id);
  const dialog = await startAction(page, panel, 'Refund…');
  await expect(dialog).toContainText('You can still refund 250 USD of the 250 USD paid.');
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('251');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by mail.');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog.getByText('Please enter at most 250.00 USD.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('150');
  await expect(dialog).toContainText('Refunds above 100 USD must be approved by a second person first.');
  await refundIn(dialog, '150', 'Agreed by mail.');
  await expect(panel).toContainText('You requested it, so someone else has to approve it.');
  await expect(panel.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await getOrder(customer, order.id)).toMatchObject({ refundedMinor: 0 });
  await logIn(elsewhere, shop.consoleOrigin, await createAdmin());
  const colleague = await openInConsole(elsewhere, shop.consoleOrigin, order.id);
  await colleague.getByRole('button', { name: 'Approve' }).click();
  await readToast(elsewhere, 'Refund approved');
  await expect.poll(async () => (await getOrder(customer, order.id)).refundedMinor).toBe(15_000);
  const { refunds } = await shop.stripe.controls.state();
  expect(refunds.filter(({ amount }) => amount === 15_000)).toHaveLength(1);
});

test('[O15] [M10] [L3] staff record a bank transfer, which pays the order, and decide that an ended order is not refunded; the customer reads why, and nothing is left to do', async ({
  page,
  shop,
  customer,
  clerk,
}) => {
  const order = await placeOrder(customer);
  const panel = await openInConsole(page, shop.consoleOrigin, order.id);
  const transfer = await startAction(page, panel, 'Record payment…');
  await expect(transfer).toContainText('The price is 30 USD, of which 30 USD is unpaid.');
  await transfer.getByRole('textbox', { name: 'Reference' }).fill('SEPA 2026-11-20 77');
  await transfer.getByRole('button', { name: /record/i }).click();
  await expect(transfer).toHaveCount(0);
  await expect(panel).toContainText('SEPA 2026-11-20 77');
  expect(await getOrder(customer, order.id)).toMatchObject({ status: 'paid', paidMinor: 3000 });

  await clerk.move(order.id, 'stop');
  await page.reload();
  await expect(panel).toContainText('Up to 30 USD can be refunded.');
  const dialog = await startAction(page, panel, 'Refund…');
  await dialog.getByRole('radio', { name: 'No refund' }).check();
  await expect(dialog).toContainText('We email the customer your reason and how to object.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The work was handed over by mail.');
  await dialog.getByRole('button', { name: 'Refund nothing' }).click();
  await readToast(page, 'Decided: no refund');
  await expect(panel).toContainText('decided not to refund: The work was handed over by mail.');
  await expect(panel).not.toContainText('can be refunded');
  await page.goto(`${shop.consoleOrigin}/admin/orders`);
  await expect(page.getByRole('tab', { name: /^Needs attention/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, order)).toHaveCount(0);
  const { events } = await getOrder(customer, order.id);
  expect(events.at(-1)).toMatchObject({ kind: 'refund_refused' });
});

test('[O15] [O12] [M14] a comparison replaces a lost webhook event, a received event is replayed without harm, and a dispute is listed with its due date and its evidence pack', async ({
  page,
  shop,
  customer,
}) => {
  const { stripe } = shop;
  const order = await placeOrder(customer);
  await stripe.controls.webhooks.hold();
  const session = await customer.post('/api/create-payment-intent', {
    data: { amount: 30, orderId: order.id },
  });
  const { clientSecret }: { clientSecret: string } = await session.json();
  await customer.post(`${stripe.origin}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    form: { payment_method: 'pm_card_visa' },
  });
  await stripe.controls.webhooks.discard();
  await stripe.controls.webhooks.resume();
  expect((await getOrder(customer, order.id)).status).toBe('awaiting_payment');
  await page.goto(`${shop.consoleOrigin}/admin/payments`);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await readToast(page, 'Payments compared');
  await expect(page.getByText('No differences: payments and orders agree.')).toBeVisible();
  expect(await getOrder(customer, order.id)).toMatchObject({ status: 'paid', paidMinor: 3000 });

  const lostEventOrder = await paidOrder(customer, shop);
  await page.reload();
  const notice = page
    .getByRole('row')
    .filter({ hasText: short(lostEventOrder) })
    .filter({ hasText: 'payment_intent.succeeded' });
  await notice.getByRole('button', { name: /^Replay payment_intent\.succeeded/ }).click();
  await readToast(page, 'Webhook event processed');
  expect(await getOrder(customer, lostEventOrder.id)).toMatchObject({
    status: 'paid',
    paidMinor: 3000,
    refundedMinor: 0,
  });

  const { intents } = await shop.stripe.controls.state();
  const paymentIntent =
    intents.find(({ metadata }) => Object.values(metadata).includes(lostEventOrder.id))?.id ?? '';
  await shop.stripe.controls.disputes({ action: 'open', paymentIntent });
  await expect.poll(async () => (await getOrder(customer, lostEventOrder.id)).status).toBe('disputed');
  await page.goto(`${shop.consoleOrigin}/admin/orders?view=disputed`);
  await row(page, lostEventOrder).getByRole('link').click();
  const panel = await panelOf(page, lostEventOrder.id);
  await expect(panel).toContainText(/Evidence is due/);
  const saved = page.waitForEvent('download');
  await startAction(page, panel, 'Save evidence pack');
  expect((await saved).suggestedFilename()).toBe(`evidence-${lostEventOrder.id}.zip`);
});
