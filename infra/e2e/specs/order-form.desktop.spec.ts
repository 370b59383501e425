import { fillOrderForm, openOrderForm, payButton, textField, typedOrder } from '../fixtures/order-form';
import { expect, test } from '../fixtures/shared-browser';

test('[O1] [O2] [O3] [X10] missing entries are reported on leaving a field and on submitting, and the first one gets the focus; the price follows the word count while it is typed, without a request', async ({
  page,
}) => {
  await openOrderForm(page);
  const boxes = () =>
    Promise.all(
      ['Price USD', 'Discount 50% USD', 'Final Price USD'].map((label) =>
        textField(page, label).inputValue(),
      ),
    );
  expect(await boxes()).toEqual(['20', '10', '10']);
  await textField(page, 'Topic').focus();
  await textField(page, 'Topic').blur();
  await expect(page.getByText('Please enter the topic.')).toBeVisible();
  await expect(page.getByText('Please enter your name.')).toHaveCount(0);
  await payButton(page).click();
  await expect(textField(page, 'Name')).toBeFocused();
  for (const text of [
    'Please enter your name.',
    'Please enter your major or course.',
    'Please choose the country of your institution.',
    'Please confirm how you will use the work.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const typed = typedOrder();
  await fillOrderForm(page, typed);
  await textField(page, 'Email').fill('ada');
  await payButton(page).click();
  await expect(textField(page, 'Email')).toBeFocused();
  const summary = page.getByRole('complementary', { name: 'Price' });
  await expect(summary).toContainText('One field needs attention:');
  await textField(page, 'Topic').focus();
  await summary.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(textField(page, 'Email')).toBeFocused();

  const words = textField(page, 'Word count');
  // The server does not answer any more, because the page calculates prices alone.
  await page.route('**/api/**', () => undefined);
  for (const [count, price] of [
    ['1000', ['20', '10', '10']],
    ['1001', ['40', '20', '20']],
    ['100000', ['2000', '1000', '1000']],
    ['many', ['0', '0', '0']],
    ['2500', ['60', '30', '30']],
  ] as const) {
    await words.fill(count);
    await expect.poll(boxes).toEqual(price);
  }
  await expect(textField(page, 'Number of pages')).toHaveValue('10');
  await expect(textField(page, 'Price USD')).not.toBeEditable();
  for (const text of ['2,500', '60 USD', '−30 USD', '30 USD', 'Pricing: $20 per 1000 words']) {
    await expect(summary).toContainText(text);
  }
  for (const badge of ['100% Secure', '24/7 Support', 'Expert Writers', 'Quality Guaranteed']) {
    await expect(summary.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(summary.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /2%2C500%20words/);
});
