import { uniqueWord } from '../documents/words';
import { expectAccessible } from '../fixtures/axe';
import { logIn } from '../fixtures/console';
import { openMail } from '../fixtures/mailbox';
import { jsonOf } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { openStaff } from '../fixtures/staff';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin, siteOrigin, staff } from '../site/addresses';

test('[X8] staff find a message by its reference and answer it, and the sender gets the answer', async ({
  page,
  other,
  elsewhere,
}) => {
  const word = uniqueWord();
  const email = `${word}@students.example`;
  const subject = `A question about ${word}`;
  const { reference } = await jsonOf<{ reference: string }>(
    other.request.post('/api/contact', {
      data: { kind: 'contact', name: `Nadia ${word}`, email, subject, message: 'Where?', openForMs: 9_000 },
    }),
  );
  await logIn(page, consoleOrigin, staff);
  await readToast(page, 'Login successful');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(reference);
  await expect(page).toHaveURL(/[?&]q=M-/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: subject }).click();
  const panel = page.getByRole('complementary', { name: subject });
  await expect(panel.getByText('Where?')).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Answer…' }).click();
  const dialog = page.getByRole('dialog', { name: `Answer to Nadia ${word}` });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByText('Please write the answer.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Answer' }).fill(`On the shelf of ${word}.`);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await readToast(page, 'Answer sent');
  await expect(panel.getByText(`On the shelf of ${word}.`)).toBeVisible();
  await expect(panel.getByText('Answered', { exact: true })).toBeVisible();

  const mail = await openMail(elsewhere, { to: email, subject: reference });
  await expect(mail.getByText(`On the shelf of ${word}.`)).toBeVisible();
});

test('[X8] an answer is not sent if another staff member was faster, and theirs is shown', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/409/);
  const word = uniqueWord();
  const email = `${word}@students.example`;
  await jsonOf(
    other.request.post('/api/contact', {
      data: {
        kind: 'contact',
        name: word,
        email,
        subject: word,
        message: `Where? ${word}`,
        openForMs: 9_000,
      },
    }),
  );
  const colleague = await openStaff(other.request, siteOrigin, staff);
  const [message] = await colleague.get<{ id: string }[]>(`messages?q=${word}`);
  await logIn(page, consoleOrigin, staff);
  await readToast(page, 'Login successful');
  await page.goto(`${consoleOrigin}/admin/messages?id=${message?.id}`);
  await page.getByRole('button', { name: 'Answer…' }).click();
  const dialog = page.getByRole('dialog', { name: `Answer to ${word}` });
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('On the left.');
  await colleague.post(`messages/${message?.id}/replies`, { body: 'On the right.', after: 0 });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByText('Someone else has answered this message.')).toBeVisible();
  await expect(dialog.getByText('On the right.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('On the left.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await readToast(page, 'Answer sent');
});

test('[X8] likely spam waits for staff, who release or archive it', async ({ page, other }) => {
  const word = uniqueWord();
  const send = (about: string) =>
    other.request.post('/api/contact', {
      data: {
        kind: 'help',
        name: word,
        email: `${word}@students.example`,
        subject: `${about} ${word}`,
        message: `${about} ${word}, written by a program.`,
        website: 'https://spam.example',
        openForMs: 9_000,
      },
    });
  await jsonOf(send('First'));
  await jsonOf(send('Second'));
  await logIn(page, consoleOrigin, staff);
  await readToast(page, 'Login successful');
  await page.goto(`${consoleOrigin}/admin/messages?state=held&q=${word}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);

  await page.getByRole('link', { name: `First ${word}` }).click();
  const first = page.getByRole('complementary', { name: `First ${word}` });
  await expect(first.getByText('Held.')).toBeVisible();
  await first.getByRole('button', { name: 'Not spam' }).click();
  await readToast(page, 'Message released and emailed to support');
  await expect(first.getByText('New', { exact: true })).toBeVisible();

  await page.goto(`${consoleOrigin}/admin/messages?state=held&q=${word}`);
  await page.getByRole('link', { name: `Second ${word}` }).click();
  const second = page.getByRole('complementary', { name: `Second ${word}` });
  await second.getByRole('button', { name: 'Mark as spam', exact: true }).click();
  await readToast(page, 'Message marked as spam');
  await expect(second.getByRole('button', { name: 'Answer…' })).toHaveCount(0);
});
