import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { openAccount, passwordField, signIn } from '../fixtures/account';
import { tabTo } from '../fixtures/keyboard';
import { openUser } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test('[U6] [U10] a sign-in in a second browser adds its anonymous upload to the account, as the panel has announced', async ({
  page,
  other,
}) => {
  const account = await openAccount(other.request);
  const first = `First of ${uniqueWord()}`;
  await other.publish(await pdfFile('first.pdf', [uniqueWord()]), { title: first });
  const stranger = await openUser(page.request);
  const second = `Second of ${uniqueWord()}`;
  const { id } = await stranger.publish(await pdfFile('second.pdf', [uniqueWord()]), { title: second });

  await page.goto('/login?next=/profile');
  const main = page.getByRole('main');
  const broughtWork = main.getByRole('region', { name: 'Your work in this browser comes with you' });
  await expect(broughtWork).toContainText(/Uploads\s*1/);
  await expect(broughtWork).not.toContainText('Reward points');
  await signIn(page, account);
  await readToast(
    page,
    'Welcome back!',
    'We added your work from this browser: 1 upload. Your account already had 1 upload. You now have 2 uploads and 0 unlock credits.',
  );
  await expect(page).toHaveURL('/profile');
  await expect(main.getByRole('heading', { level: 2, name: account.firstName })).toBeVisible();
  const uploads = main.getByRole('region', { name: 'Recent Uploads' });
  for (const title of [first, second]) await expect(uploads).toContainText(title);
  await expect(main.getByRole('region', { name: 'Upload Progress' })).toContainText(/Total uploads\s*2/);

  // The other browser belongs to the same person, so they own the document there as well.
  expect(await other.document(id)).toMatchObject({ title: second, status: 'published', isUnlocked: true });
  await page.goto('/login');
  await expect(
    main.getByRole('heading', { name: `You are signed in as ${account.firstName}` }),
  ).toBeVisible();
  await expect(broughtWork).toHaveCount(0);
});

test('[X10] [U2] an account can be created with only the keyboard', async ({ page }) => {
  await page.goto('/join');
  // Arrow keys work only after the page is hydrated.
  await settled(page);
  const main = page.getByRole('main');
  const tab = main.getByRole('tab', { name: 'Sign Up' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, tab);
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  await expect(main.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const name = main.getByLabel('Full name', { exact: true });
  await page.keyboard.press('Tab');
  if (!(await name.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  const word = uniqueWord();
  await page.keyboard.type(`Keys ${word}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${word}@students.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a password of keys');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(passwordField(main)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a password of keys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  // The new page gets the focus shortly after its address, and its heading may still be loading then.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(toast).toBeFocused();
  await expect(toast).toContainText('Account Created Successfully!');
});
