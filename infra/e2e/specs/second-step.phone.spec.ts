import { openAccount, signIn, signOut } from '../fixtures/account';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { codeOf, stepAt } from '../fixtures/totp';

test('[U8] an authenticator app is set up with the shown secret, its code is required at the sign-in, and a recovery code works once', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/401/);
  const account = await openAccount(page.request);
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Two-step sign-in' });
  await page.goto('/settings#two-step');
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = /\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await section.textContent()) ?? '')?.[0] ?? '';
  const field = section.getByLabel('Code from the app');
  await field.fill('12');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Please enter the six digits shown in the app.')).toBeVisible();
  const step = stepAt(Date.now());
  await field.fill(codeOf(secret, step));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await section.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('You have 10 recovery codes left.')).toBeVisible();

  const continueWith = async (label: string, code: string) => {
    await main.getByLabel(label, { exact: true }).fill(code);
    await main.getByRole('button', { name: 'Continue' }).click();
  };
  const enterFirstStep = async () => {
    await signOut(page);
    await readToast(page, 'Signed out');
    await page.goto('/login?next=/settings');
    await signIn(page, account);
    await expect(main.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(main.getByLabel('Code', { exact: true })).toBeFocused();
  };

  await test.step('the password alone is not enough, but with the code of the next half minute it is', async () => {
    await enterFirstStep();
    expect((await page.request.get('/api/account')).status()).not.toBe(200);
    await continueWith('Code', '12345');
    await expect(main.getByText('Please enter the six digits from your app.')).toBeVisible();
    await continueWith('Code', codeOf(secret, step));
    await readToast(page, 'Sign In Failed', 'This code is wrong, expired or already used');
    await continueWith('Code', codeOf(secret, step + 1));
    await readToast(page, 'Welcome back!');
    await expect(page).toHaveURL('/settings');
  });

  await test.step('a recovery code signs in, once', async () => {
    await enterFirstStep();
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
    await continueWith('Recovery code', (codes[0] ?? '').toUpperCase());
    await readToast(page, 'Welcome back!');
    await expect(section.getByText('You have 9 recovery codes left.')).toBeVisible();
    await enterFirstStep();
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
    await continueWith('Recovery code', codes[0] ?? '');
    await readToast(page, 'Sign In Failed', 'This code is wrong, expired or already used');
    await continueWith('Recovery code', codes[1] ?? '');
    await readToast(page, 'Welcome back!');
  });

  await test.step('after the app is turned off again, the password is enough', async () => {
    await section.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await readToast(page, 'Two-step sign-in is off');
    await signOut(page);
    await readToast(page, 'Signed out');
    await page.goto('/signin');
    await signIn(page, account);
    await readToast(page, 'Welcome back!');
  });
});
