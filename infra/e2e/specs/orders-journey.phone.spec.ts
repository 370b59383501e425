import { pdfFile } from '../documents/make-pdf';
import { pdfText } from '../documents/read-pdf';
import { uniqueWord } from '../documents/words';
import { answerBank, cards, fillCard } from '../fixtures/card';
import { logIn } from '../fixtures/console';
import {
  assignTo,
  deliverIn,
  openInConsole,
  panelOf,
  refundIn,
  startAction,
} from '../fixtures/console-orders';
import { openMail } from '../fixtures/mailbox';
import {
  backToStep,
  continueTo,
  fillOrderForm,
  openOrderForm,
  payButton,
  textField,
  typedOrder,
} from '../fixtures/order-form';
import { ledger, openOrderPage, orderNumberIn, stepOf, thread } from '../fixtures/order-page';
import { expect, test } from '../fixtures/shared-browser';
import { openStaff } from '../fixtures/staff';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin, siteOrigin, staff } from '../site/addresses';

test('[O1] [O5] [O6] [O8] [O10] [O11] [O14] [M10] an order is filled in, declined, paid, assigned, delivered, revised, completed and refunded in part, and has a receipt', async ({
  page,
  elsewhere: staffDocuments,
  request,
  watch,
}) => {
  // The provider answers 402 for a declined card.
  watch.allow(/402/);
  const writer = `Hana ${uniqueWord()}`;
  await (await openStaff(request, siteOrigin, staff)).addWriter(writer);
  const typed = typedOrder();
  let orderId = '';

  await test.step('the form shows why a card was declined, and keeps all entries', async () => {
    await openOrderForm(page);
    await fillOrderForm(page, typed);
    await expect(payButton(page, '30 USD')).toBeVisible();
    await fillCard(page, cards.isDeclined);
    await payButton(page, '30 USD').click();
    await readToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('Your card was declined.');
    await backToStep(page, 1);
    await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
    for (const step of ['details', 'contact', 'payment'] as const) await continueTo(page, step);
  });

  await test.step('the customer passes 3-D Secure and sees the success page with the figures of the server', async () => {
    await fillCard(page, cards.asksTheBank);
    await payButton(page, '30 USD').click();
    await answerBank(page, 'Complete');
    await expect(page).toHaveURL(/\/payment-success\?.*payment_intent=/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    orderId = await orderNumberIn(main);
    await expect(main).toContainText('Assignment Writing');
    await expect(main).toContainText('30 USD');
    await page.reload();
    await expect(main.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    expect(await orderNumberIn(main)).toBe(orderId);
  });

  await test.step('staff assign, start and deliver', async () => {
    await logIn(staffDocuments, consoleOrigin, staff);
    const panel = await openInConsole(staffDocuments, consoleOrigin, orderId);
    await expect(panel.getByRole('heading', { name: typed.topic })).toBeVisible();
    await assignTo(staffDocuments, await startAction(staffDocuments, panel, 'Assign…'), writer);
    await panel.getByRole('button', { name: 'Start work' }).click();
    await expect(panel.getByText('In progress', { exact: true }).first()).toBeVisible();
    const file = await pdfFile('osmosis.pdf', [`On ${typed.topic}`]);
    await deliverIn(await startAction(staffDocuments, panel, 'Deliver…'), file, 'Here is the whole text.');
    await expect(panel.getByText('Delivered', { exact: true }).first()).toBeVisible();
  });

  await test.step('the customer reads the work and requests a revision', async () => {
    await openOrderPage(page, orderId);
    for (const step of ['Order placed', 'Paid', 'Writer assigned', 'In progress']) {
      await expect(stepOf(page, step)).toContainText('done');
    }
    await expect(stepOf(page, 'Writer assigned')).toContainText(writer);
    await expect(stepOf(page, 'Delivered')).toHaveAttribute('aria-current', 'step');
    await expect(thread(page)).toContainText('Here is the whole text.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      thread(page).getByRole('link', { name: 'Download osmosis.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('osmosis.pdf');
    await page.getByRole('button', { name: 'Ask for a revision' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a revision' });
    await dialog.getByRole('button', { name: 'Ask for a revision' }).click();
    await expect(dialog.getByText('Please tell us what to change.')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'What should we change?' })
      .fill('Please add an example of a cell.');
    await dialog.getByRole('button', { name: 'Ask for a revision' }).click();
    await readToast(page, 'Revision requested');
    await expect(stepOf(page, 'Revision requested')).toHaveAttribute('aria-current', 'step');
  });

  await test.step('staff read the requested changes and deliver again', async () => {
    await staffDocuments.reload();
    const panel = await panelOf(staffDocuments, orderId);
    await expect(panel).toContainText('Please add an example of a cell.');
    const file = await pdfFile('osmosis-2.pdf', [`With a cell: ${typed.topic}`]);
    await deliverIn(await startAction(staffDocuments, panel, 'Deliver…'), file, 'The example is on page 1.');
  });

  await test.step('the customer accepts the work', async () => {
    await openOrderPage(page, orderId);
    await page.getByRole('button', { name: 'Accept the work' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept the work' }).click();
    await readToast(page, 'Work accepted');
    await expect(stepOf(page, 'Completed')).toContainText('done');
  });

  await test.step('staff refund a part of the price', async () => {
    await staffDocuments.reload();
    const panel = await panelOf(staffDocuments, orderId);
    await refundIn(await startAction(staffDocuments, panel, 'Refund…'), '10', 'Two sources were missing.');
    await expect(panel).toContainText('10 USD: Two sources were missing.');
    await expect(async () => {
      await staffDocuments.reload();
      await expect(await panelOf(staffDocuments, orderId)).toContainText('Refunded', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step('page, mail and receipt show the refund', async () => {
    await openOrderPage(page, orderId);
    await expect(ledger(page)).toContainText(/Paid\s*30 USD/);
    await expect(ledger(page)).toContainText(/Refunded\s*−10 USD/);
    await expect(ledger(page)).toContainText(/Paid after refunds\s*20 USD/);
    const link = page.getByRole('link', { name: 'Receipt (PDF)' });
    const receipt = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(receipt.headers()['content-type']).toContain('application/pdf');
    const text = await pdfText(await receipt.body());
    expect(text).toContain(orderId);
    expect(text).toMatch(/60 USD.*−30 USD.*Total .*30 USD.*Refund.*−10 USD.*20 USD/);
    const subject = `Order ${orderId}: we sent you a refund`;
    const mail = await openMail(staffDocuments, { to: typed.email, subject });
    await expect(mail.getByText('Two sources were missing.')).toBeVisible();
  });
});
