import { uniqueWord } from '../documents/words';
import { logIn } from '../fixtures/console';
import { mailedLink, openMail } from '../fixtures/mailbox';
import { jsonOf } from '../fixtures/person';
import { expect, test } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin, staff } from '../site/addresses';

test('[X8] an issue is counted, confirmed and then sent, and a second press on the count does not send it', async ({
  page,
  other,
  elsewhere,
}) => {
  const subject = `News of ${uniqueWord()}`;
  const to = `${uniqueWord()}@students.example`;
  await jsonOf(other.request.post('/api/newsletter', { data: { email: to } }));
  const confirmation = { to, subject: 'Confirm your subscription', path: '/newsletter' };
  const token = new URL(await mailedLink(other.request, confirmation)).searchParams.get('confirm');
  await jsonOf(other.request.post('/api/newsletter/confirm', { data: { token } }));

  await logIn(page, consoleOrigin, staff);
  await readToast(page, 'Login successful');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Write an issue…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Newsletter issue' });
  const count = dialog.getByRole('button', { name: 'Count the addresses' });
  const agree = dialog.getByRole('checkbox', { name: /^Send it to [\d,]+ address/ });
  const send = dialog.getByRole('button', { name: 'Send the issue' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('"dryRun":false')) sent += 1;
  });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Not final yet');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Two hundred documents.');
  // On a slow machine, the second press may come after the count has appeared and taken the focus.
  await count.dblclick();
  await expect(agree).not.toBeChecked();
  await expect(send).toBeDisabled();
  await agree.check();
  await expect(send).toBeEnabled();
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await expect(agree).toHaveCount(0);
  await count.click();
  await expect(agree).toBeFocused();
  await expect(agree).not.toBeChecked();
  expect(sent).toBe(0);
  await agree.check();
  await send.click();
  await readToast(page, 'Sending the issue');
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: subject })).toHaveCount(1);
  expect(sent).toBe(1);
  const mail = await openMail(elsewhere, { to, subject });
  await expect(mail.getByText('Two hundred documents.')).toBeVisible();
});
