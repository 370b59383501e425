import { pdfFile } from '../documents/make-pdf';
import { openAccount, signIn } from '../fixtures/account';
import {
  choose,
  chooseCountry,
  draftSaved,
  fillOrderForm,
  listField,
  openOrderForm,
  payButton,
  textField,
  typedOrder,
} from '../fixtures/order-form';
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

test('[O13] a draft survives a reload, and another device has it after the sign-in', async ({
  page,
  elsewhere,
}) => {
  const typed = typedOrder();
  const account = await openAccount(page.request);
  await openOrderForm(page);
  await fillOrderForm(page, typed);
  await choose(page, 'Citation style', 'APA');
  await draftSaved(page);
  await page.reload();
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
  await expect(listField(page, 'Country of your institution')).toHaveValue(typed.country);
  await elsewhere.goto(`/login?next=${encodeURIComponent('/payment')}`);
  await signIn(elsewhere, account);
  await expect(elsewhere).toHaveURL('/payment');
  await expect(textField(elsewhere, 'Topic')).toHaveValue(typed.topic);
  await expect(textField(elsewhere, 'Word count')).toHaveValue(typed.words);
  await expect(listField(elsewhere, 'Citation style')).toHaveText('APA');
});

test('[O13] entries without a connection are kept on the device and sent when the connection is back', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const typed = typedOrder();
  await openOrderForm(page);
  await page.context().setOffline(true);
  await textField(page, 'Topic').fill(typed.topic);
  await expect(
    page.getByText(/on this device\. We save it in your order when you are back online$/),
  ).toBeVisible();
  await page.context().setOffline(false);
  await draftSaved(page);
  await page.reload();
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
});

test('[O1] several files can be added to the brief, an unreadable one is refused, and all stay after a reload', async ({
  page,
  watch,
}) => {
  watch.allow(/4\d\d .*\/files/);
  await openOrderForm(page);
  await textField(page, 'Topic').fill(typedOrder().topic);
  const files = [
    await pdfFile('brief.pdf', ['What the course asks for.']),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('My own notes.') },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing more') },
  ];
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await picker.setFiles(files);
  const row = (name: string) =>
    page.getByRole('group', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('brief.pdf')).toContainText('Ready', { timeout: 30_000 });
  await expect(row('notes.txt')).toContainText('Ready', { timeout: 30_000 });
  await expect(row('broken.pdf')).toContainText(/Not accepted|Not sent/, { timeout: 30_000 });
  await row('broken.pdf').getByRole('button', { name: 'Remove broken.pdf' }).click();
  await expect(row('broken.pdf')).toHaveCount(0);
  await page.reload();
  await expect(row('brief.pdf')).toContainText('Ready');
  await expect(row('notes.txt')).toContainText('Ready');
  await expect(row('broken.pdf')).toHaveCount(0);
});

test('[L1] if writing is not allowed, the lawful services replace it, the law is named, and entries stay', async ({
  page,
  watch,
}) => {
  // On a slow machine, the draft is also saved between country and service.
  watch.allow(/451/);
  const typed = typedOrder();
  await openOrderForm(page, '?service=essay-writing');
  await fillOrderForm(page, typed);
  await expect(listField(page, 'Service')).toHaveText('Essay Writing');
  await chooseCountry(page, 'Country of your institution', 'Ireland');
  await expect(page.getByText('We offer other kinds of help in this place.')).toBeVisible();
  await expect(
    page.getByText(/The law in Ireland does not allow us to sell written assignments: .+/),
  ).toBeVisible();
  await listField(page, 'Service').click();
  await expect(page.getByRole('option')).toHaveText([
    'Editing and Proofreading',
    'Feedback on Your Draft',
    'Tutoring',
    'CV Writing',
  ]);
  await page.getByRole('option', { name: 'Feedback on Your Draft' }).click();
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
  await expect(payButton(page, '30 USD')).toBeVisible();
  await draftSaved(page);
  await chooseCountry(page, 'Country of your institution', typed.country);
  await expect(page.getByText('We offer other kinds of help in this place.')).toHaveCount(0);
});
