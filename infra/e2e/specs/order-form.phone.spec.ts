import { pdfFile } from '../documents/make-pdf';
import { openAccount, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/axe';
import { cardFrame, cards, fillCard } from '../fixtures/card';
import {
  backToStep,
  choose,
  chooseCountry,
  continueTo,
  draftSaved,
  fillOrderForm,
  integrityBox,
  listField,
  openOrderForm,
  payButton,
  priceBar,
  stepHeading,
  textField,
  typedOrder,
} from '../fixtures/order-form';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

test('[O1] [O2] [O3] [X10] on a phone, the form has four steps with the price always visible; missing entries get the focus, also from a later step', async ({
  page,
}) => {
  await openOrderForm(page);
  await expect(stepHeading(page)).toHaveText('Step 1 of 4: The work');
  await expect(textField(page, 'Name')).toHaveCount(0);
  await textField(page, 'Topic').focus();
  await textField(page, 'Topic').blur();
  await expect(page.getByText('Please enter the topic.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to details' }).click();
  await expect(textField(page, 'Major/course')).toBeFocused();
  await expect(page.getByText('Please enter your major or course.')).toBeVisible();
  await expect(stepHeading(page)).toHaveText('Step 1 of 4: The work');

  // The server does not answer any more, because the page calculates prices alone.
  await page.route('**/api/**', () => undefined);
  for (const [count, price] of [
    ['1001', '1,001 words, final price20 USD'],
    ['2500', '2,500 words, final price30 USD'],
  ] as const) {
    await textField(page, 'Word count').fill(count);
    await expect(priceBar(page)).toHaveText(price);
  }
  await page.unroute('**/api/**');

  const typed = typedOrder();
  await textField(page, 'Major/course').fill(typed.course);
  await textField(page, 'Topic').fill(typed.topic);
  // The keyboard of a phone has a key that submits the form.
  await textField(page, 'Topic').press('Enter');
  await expect(stepHeading(page)).toHaveText('Step 2 of 4: Details');
  await expect(stepHeading(page)).toBeFocused();
  await expect(page).toHaveURL(/step=details/);
  await expectAccessible(page);
  await textField(page, 'Paper description').fill('With two examples.');
  await continueTo(page, 'contact');
  await textField(page, 'Name').fill(typed.name);
  await textField(page, 'Email').fill('ada');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(textField(page, 'Email')).toBeFocused();
  await textField(page, 'Email').fill(typed.email);
  await chooseCountry(page, 'Country of your institution', typed.country);
  await continueTo(page, 'payment');
  await expect(textField(page, 'Final Price USD')).toHaveValue('30');
  await payButton(page, '30 USD').click();
  await expect(integrityBox(page)).toBeFocused();
  await expect(page.getByText('Please confirm how you will use the work.')).toBeVisible();
  await integrityBox(page).check();

  await backToStep(page, 1);
  await textField(page, 'Topic').fill('');
  await draftSaved(page);
  await page.goto(`${new URL(page.url()).pathname}?step=payment`);
  await expect(stepHeading(page)).toHaveText('Step 4 of 4: Price and payment');
  await settled(page);
  await payButton(page, '30 USD').click();
  await expect(stepHeading(page)).toHaveText('Step 1 of 4: The work');
  await expect(textField(page, 'Topic')).toBeFocused();
  const summary = page.getByRole('complementary', { name: 'Price' });
  await page.goBack();
  await expect(summary).toContainText('One field needs attention:');
  await summary.getByRole('button', { name: 'Topic', exact: true }).click();
  await expect(textField(page, 'Topic')).toBeFocused();
});

test('[O1] [O4] [O13] the browser’s Back goes to the step before, and neither it nor a reload or a turned screen loses what was typed or loads the card form again', async ({
  page,
}) => {
  const typed = typedOrder();
  await openOrderForm(page, '?service=essay-writing');
  await fillOrderForm(page, typed);
  await fillCard(page, cards.pays);
  await draftSaved(page);
  await expect(page).toHaveURL(/\?order=AW-\w+&step=payment$/);
  for (const title of ['Step 3 of 4: Contact', 'Step 2 of 4: Details', 'Step 1 of 4: The work']) {
    await page.goBack();
    await expect(stepHeading(page)).toHaveText(title);
    await expect(stepHeading(page)).toBeFocused();
  }
  await expect(page).toHaveURL(/\?order=AW-\w+$/);
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
  for (let at = 0; at < 3; at += 1) await page.goForward();
  await expect(stepHeading(page)).toHaveText('Step 4 of 4: Price and payment');
  const cardNumber = cardFrame(page).getByLabel('Card number');
  await expect(cardNumber).toHaveValue(cards.pays);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
  await expect(cardNumber).toHaveValue(cards.pays);
  await expect(stepHeading(page)).toHaveCount(0);
  await textField(page, 'Extra requirements').fill('No template');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(stepHeading(page)).toHaveText('Step 2 of 4: Details');
  await expect(textField(page, 'Extra requirements')).toBeFocused();
  await draftSaved(page);
  await page.reload();
  await expect(stepHeading(page)).toHaveText('Step 2 of 4: Details');
  await expect(textField(page, 'Extra requirements')).toHaveValue('No template');
  await backToStep(page, 1);
  await expect(textField(page, 'Word count')).toHaveValue(typed.words);
  await expect(listField(page, 'Service')).toHaveText('Essay Writing');
});

test('[O13] a draft survives a reload, and another device has it after the sign-in', async ({
  page,
  elsewhere,
}) => {
  const typed = typedOrder();
  const account = await openAccount(page.request);
  await openOrderForm(page);
  await fillOrderForm(page, typed);
  await backToStep(page, 2);
  await choose(page, 'Citation style', 'APA');
  await draftSaved(page);
  await page.reload();
  await expect(listField(page, 'Citation style')).toHaveText('APA');
  await continueTo(page, 'contact');
  await expect(listField(page, 'Country of your institution')).toHaveValue(typed.country);
  await elsewhere.goto(`/login?next=${encodeURIComponent('/payment')}`);
  await signIn(elsewhere, account);
  await expect(elsewhere).toHaveURL('/payment');
  await expect(textField(elsewhere, 'Topic')).toHaveValue(typed.topic);
  await expect(textField(elsewhere, 'Word count')).toHaveValue(typed.words);
  await continueTo(elsewhere, 'details');
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
  await textField(page, 'Major/course').fill(typed.course);
  await textField(page, 'Topic').fill(typed.topic);
  await continueTo(page, 'details');
  await textField(page, 'Reference').fill('Chapter 3');
  await expect(
    page.getByText(/on this device\. We save it in your order when you are back online$/),
  ).toBeVisible();
  await page.context().setOffline(false);
  await draftSaved(page);
  await page.reload();
  await expect(textField(page, 'Reference')).toHaveValue('Chapter 3');
  await backToStep(page, 1);
  await expect(textField(page, 'Topic')).toHaveValue(typed.topic);
});

test('[O1] several files can be added to the brief, an unreadable one is refused, and all stay after a reload', async ({
  page,
  watch,
}) => {
  watch.allow(/4\d\d .*\/files/);
  await openOrderForm(page);
  await textField(page, 'Major/course').fill('Biology');
  await textField(page, 'Topic').fill(typedOrder().topic);
  await continueTo(page, 'details');
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
  await backToStep(page, 1);
  await expect(listField(page, 'Service')).toHaveText('Essay Writing');
  await continueTo(page, 'details');
  await continueTo(page, 'contact');
  await chooseCountry(page, 'Country of your institution', 'Ireland');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(stepHeading(page)).toHaveText('Step 1 of 4: The work');
  await expect(listField(page, 'Service')).toBeFocused();
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
  await continueTo(page, 'details');
  await continueTo(page, 'contact');
  await continueTo(page, 'payment');
  await expect(payButton(page, '30 USD')).toBeVisible();
  await draftSaved(page);
  await backToStep(page, 3);
  await chooseCountry(page, 'Country of your institution', typed.country);
  await expect(page.getByText('We offer other kinds of help in this place.')).toHaveCount(0);
});
