import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { openMail } from '../fixtures/mailbox';
import { ledger, openOrderPage, stepOf, thread } from '../fixtures/order-page';
import { getOrder, payOrder, placeFirstOrder, type SeenOrder } from '../fixtures/orders';
import { test as base, expect, type Shop } from '../fixtures/shop';
import { openStaff, type Staff } from '../fixtures/staff';
import { readToast } from '../fixtures/toasts';
import { queryDatabase } from '../server/data-dir';

const hourMs = 3_600_000;
const email = () => `${uniqueWord()}@students.example`;

type Fixtures = { staffMember: Staff; paid: { order: SeenOrder; email: string } };

const test = base.extend<Fixtures>({
  staffMember: async ({ shop, createAdmin, request }, use) =>
    use(await openStaff(request, shop.origin, await createAdmin())),
  paid: async ({ page, shop }, use) => {
    const to = email();
    const order = await placeFirstOrder(page.request, { email: to });
    await use({ order: await payOrder(page.request, order, { stripe: shop.stripe }), email: to });
  },
});

/** Moves the deadline of an order into the past. */
async function passDeadline({ dataDir }: Shop, orderId: string, hours: number): Promise<void> {
  await queryDatabase(dataDir, "update orders set due_at = now() - $2 * interval '1 hour' where id = $1", [
    orderId,
    hours,
  ]);
}

/** Formats a time like 'Thu, Mar 5, 20:00' in a time zone. */
function dueText(at: Date, timeZone: string): string {
  const day = at.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return `${day}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}`;
}

test('[O10] a later deadline applies once the customer agrees to it, and not if they keep the old one', async ({
  page,
  paid: { order },
  staffMember,
}) => {
  const old = new Date(order.dueAt ?? '');
  const later = new Date(old.getTime() + 48 * hourMs);
  await staffMember.proposeExtension(order.id, later);
  await openOrderPage(page, order.id);
  const callout = page.getByRole('region', { name: 'We are asking for a later deadline' });
  await expect(callout).toContainText('The source you named came late.');
  await expect(callout).toContainText(dueText(later, 'UTC'));
  await callout.getByRole('button', { name: 'Keep the deadline' }).click();
  await readToast(page, 'You kept the deadline');
  await expect(callout).toHaveCount(0);
  expect((await getOrder(page.request, order.id)).dueAt).toBe(order.dueAt);
  await staffMember.proposeExtension(order.id, later);
  await page.reload();
  await callout.getByRole('button', { name: 'Agree to the new deadline' }).click();
  await readToast(page, 'You agreed to the new deadline');
  expect(new Date((await getOrder(page.request, order.id)).dueAt ?? '')).toEqual(later);
  await expect(page.getByText(dueText(later, 'UTC')).first()).toBeVisible();
});

test('[L3] [O11] withdrawing takes two labelled steps, is confirmed by a dated mail at once, and the whole payment is refunded', async ({
  page,
  paid: { order, email: to },
}) => {
  await openOrderPage(page, order.id);
  await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw from the contract' });
  await expect(dialog).toContainText('your whole payment of 30 USD is refunded to your card automatically');
  expect((await getOrder(page.request, order.id)).status).toBe('paid');
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await readToast(page, 'You withdrew from the contract', to);
  await expect(stepOf(page, 'Withdrawn')).toBeVisible();
  await expect.poll(async () => (await getOrder(page.request, order.id)).refundedMinor).toBe(3000);
  await page.reload();
  await expect(ledger(page)).toContainText(/Refunded\s*−30 USD/);
  await expect(page.getByRole('button', { name: 'Withdraw from the contract' })).toHaveCount(0);
  const subject = `Order ${order.id}: we have received your withdrawal`;
  const mail = await openMail(page, { to, subject });
  await expect(mail.getByText(`I withdraw from the contract for order ${order.id}.`)).toBeVisible();
  await expect(mail.getByText(String(new Date().getUTCFullYear())).first()).toBeVisible();
});

test('[O17] work that is delivered late leads to an automatic refund, and page and mail say so', async ({
  page,
  shop,
  paid: { order, email: to },
  staffMember,
}) => {
  const writer = await staffMember.addWriter(`Hana ${uniqueWord()}`);
  await staffMember.assign(order.id, writer.id);
  await passDeadline(shop, order.id, 2);
  await openOrderPage(page, order.id);
  await expect(page.getByText('Late by', { exact: true })).toBeVisible();
  await staffMember.deliver(order.id, await pdfFile('late.pdf', ['At last.']));
  await expect.poll(async () => (await getOrder(page.request, order.id)).refundedMinor).toBe(300);
  await page.reload();
  await expect(ledger(page)).toContainText(/Refunded\s*−3 USD/);
  await expect(thread(page)).toContainText(
    'We refund you 3 USD for the delay. So far, you get 10% of your payment back.',
  );
  const mail = await openMail(page, { to, subject: `Order ${order.id}: a refund for late work` });
  await expect(
    mail.getByText('You do not need to do anything: the money is refunded to your card automatically'),
  ).toBeVisible();
});

test.describe('in an eastern time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test("[O8] the deadline is shown in the customer's own time zone", async ({ page, paid: { order } }) => {
    await openOrderPage(page, order.id);
    const due = new Date(order.dueAt ?? '');
    await expect(page.getByText(dueText(due, 'Pacific/Auckland')).first()).toBeVisible();
    await expect(page.getByText(dueText(due, 'UTC'))).toHaveCount(0);
    await expect(page.getByText('Due in', { exact: true })).toBeVisible();
  });
});
