import { openAccount, passwordField } from '../fixtures/account';
import { expect, test } from '../fixtures/test';

test('[X8] a message under a field goes when the field is right, in every form of the settings', async ({
  page,
}) => {
  await openAccount(page.request);
  await page.goto('/settings');
  const section = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

  const name = section('Profile').getByLabel(/^First name/);
  const nameMissing = page.getByText('Please enter your name.');
  await name.fill('');
  await expect(nameMissing).toHaveCount(0);
  await section('Profile').getByRole('button', { name: 'Save profile' }).click();
  await expect(nameMissing).toBeVisible();
  await name.fill('Layla');
  await expect(nameMissing).toHaveCount(0);

  const password = passwordField(section('Password'), 'New password');
  const tooShort = page.getByText('Please use at least 6 characters.');
  await password.fill('abc');
  await section('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(tooShort).toBeVisible();
  await password.fill('abcdefgh');
  await expect(tooShort).toHaveCount(0);

  const email = section('E-mail').getByLabel('New e-mail');
  const wrong = email.locator('xpath=following::*[@role="alert"][1]');
  await section('E-mail').getByRole('button', { name: 'Change e-mail' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toBeVisible();
  await email.fill('layla@students.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('[X8] passwords that do not match are told until either of them is changed to match', async ({
  page,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Layla');
  await main.getByLabel('Last name').fill('Noor');
  await main.getByLabel('Email').fill('layla@students.example');
  await passwordField(main).fill('a long password of mine');
  await passwordField(main, 'Confirm password').fill('another password');
  await main.getByRole('button', { name: 'Create Account' }).click();
  const confirm = passwordField(main, 'Confirm password');
  await expect(confirm).toHaveAttribute('aria-invalid', 'true');
  await passwordField(main).fill('another password');
  await expect(confirm).not.toHaveAttribute('aria-invalid', 'true');
});

test('[X8] forms say what is missing after a press, and take it back while it is typed', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await page.goto('/orders/AW-0000000000000000');
  const number = page.getByLabel('Order number');
  const email = page.getByLabel('E-mail', { exact: true });
  await number.fill('');
  await page.getByRole('button', { name: 'Mail the link again' }).click();
  await expect(page.getByText('Please enter the order number.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await number.fill('AW-1');
  await expect(page.getByText('Please enter the order number.')).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('layla@students.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

for (const [path, label, button] of [
  ['/contact', 'First name', 'Send message'],
  ['/signup', 'First name', 'Create Account'],
] as const) {
  test(`[X8] what is typed on ${path} before its code has come stays, and counts when the form is sent`, async ({
    page,
  }) => {
    let letCodeCome = () => {};
    const codeMayCome = new Promise<void>((resolve) => {
      letCodeCome = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await codeMayCome;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const field = main.getByLabel(label);
    await field.fill('Layla');
    const send = main.getByRole('button', { name: button });
    await expect(send).toBeDisabled();
    letCodeCome();
    await expect(send).toBeEnabled();
    await expect(field).toHaveValue('Layla');
    await send.click();
    await expect(main.getByLabel('Email').first()).toHaveAttribute('aria-invalid', 'true');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('Layla');
  });
}
