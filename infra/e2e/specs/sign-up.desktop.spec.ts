import type { Page } from '@playwright/test';
import { type Account, newAccount, openAccount, passwordField } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { jsonOf } from '../fixtures/person';
import { expect, test } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';

type Message = readonly [title: string, description?: string];

type SignUpPage = {
  path: string;
  hasFullName: boolean;
  /** Whether the password is asked for twice. */
  hasRepeat: boolean;
  hasConsent: boolean;
  missing: Message;
  mismatch?: Message;
  tooShort: Message;
  welcome: Message;
  pending: string;
};

const longEnough = 'Password must be at least 6 characters long';

const signUpPages: SignUpPage[] = [
  {
    path: '/signup',
    hasFullName: false,
    hasRepeat: true,
    hasConsent: false,
    missing: ['Missing Information', 'Please fill in all required fields'],
    mismatch: ['Password Mismatch', 'Passwords do not match'],
    tooShort: ['Password Too Short', longEnough],
    welcome: ['Account Created!', 'Welcome, you are now signed in'],
    pending: 'Creating account...',
  },
  {
    path: '/join',
    hasFullName: true,
    hasRepeat: true,
    hasConsent: false,
    missing: ['Please fill in all fields', 'All fields are required for registration'],
    mismatch: ["Passwords don't match", 'Please make sure both passwords are identical'],
    tooShort: ['Password too short', longEnough],
    welcome: ['Account Created Successfully!'],
    pending: 'Creating Account...',
  },
  {
    path: '/login?tab=signup',
    hasFullName: true,
    hasRepeat: false,
    hasConsent: true,
    missing: ['Missing Information', 'Please fill in all required fields'],
    tooShort: ['Password Too Short', longEnough],
    welcome: ['Account Created!', 'Welcome, you are now signed in'],
    pending: 'Creating Account...',
  },
];

async function fillNames(page: Page, { hasFullName }: SignUpPage, account: Account): Promise<void> {
  const main = page.getByRole('main');
  if (hasFullName) {
    await main.getByLabel('Full name', { exact: true }).fill(`${account.firstName} ${account.lastName}`);
  } else {
    await main.getByLabel('First name', { exact: true }).fill(account.firstName);
    await main.getByLabel('Last name', { exact: true }).fill(account.lastName);
  }
  await main.getByLabel('Email', { exact: true }).fill(account.email);
}

async function fillPasswords(page: Page, { hasRepeat }: SignUpPage, first: string, second = first) {
  const main = page.getByRole('main');
  await passwordField(main).fill(first);
  if (hasRepeat) await passwordField(main, 'Confirm password').fill(second);
}

for (const form of signUpPages) {
  test(`[U2] [U4] ${form.path} says what is wrong in the specified words, loses nothing typed, and makes the account that was asked for`, async ({
    page,
    other,
    watch,
  }) => {
    watch.allow(/409|422|502/);
    const taken = await openAccount(other.request);
    const account = newAccount();
    const main = page.getByRole('main');
    const email = main.getByLabel('Email', { exact: true });
    const button = main.getByRole('button', { name: 'Create Account' });
    await page.goto(form.path);

    await button.click();
    await expect(
      main.getByLabel(form.hasFullName ? 'Full name' : 'First name', { exact: true }),
    ).toBeFocused();
    await readToast(page, ...form.missing);
    await expect(main.getByText('Please enter your e-mail address.')).toBeVisible();
    await expect(main.getByText('Please choose a password.')).toBeVisible();

    await fillNames(page, form, account);
    if (form.hasConsent) {
      await fillPasswords(page, form, account.password);
      await button.click();
      await readToast(
        page,
        'Missing Information',
        'Please agree to the Terms of Use and the Privacy Policy.',
      );
      await expect(main.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
      await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
      await main.getByRole('checkbox', { name: /^I agree to the/ }).check();
    }
    if (form.mismatch) {
      await fillPasswords(page, form, account.password, 'something else');
      await button.click();
      await expect(passwordField(main, 'Confirm password')).toBeFocused();
      await readToast(page, ...form.mismatch);
    }
    await fillPasswords(page, form, 'short');
    await button.click();
    await expect(passwordField(main)).toBeFocused();
    await readToast(page, ...form.tooShort);

    await fillPasswords(page, form, 'password1');
    await button.click();
    await readToast(page, 'Sign Up Failed', 'This is one of the first passwords that attackers try.');
    await expect(passwordField(main)).toHaveValue('password1');

    await fillPasswords(page, form, account.password);
    const noAnswer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route('**/api/auth/signup', (route) => route.fulfill(noAnswer), { times: 1 });
    await button.click();
    await readToast(page, 'Sign Up Failed', 'Please try again or contact support');
    await expect(email).toHaveValue(account.email);

    await email.fill(taken.email.toUpperCase());
    await button.click();
    await expect(email).toBeFocused();
    await readToast(page, 'Sign Up Failed', 'An account with this email already exists');
    await expect(email).toHaveValue(taken.email.toUpperCase());
    await expect(passwordField(main)).toHaveValue(account.password);

    await email.fill(account.email);
    const letGo = await holdCall(page, '/api/auth/signup');
    const sent = page.waitForRequest('**/api/auth/signup');
    await button.click();
    await expect(main.getByRole('button', { name: form.pending })).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({
      ...account,
      audience: 'student',
      termsVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    letGo();
    await readToast(page, ...form.welcome);
    await expect(page).toHaveURL('/');
    const kept = await jsonOf(await page.request.get('/api/account'));
    expect(kept).toMatchObject({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      termsVersion: (await sent).postDataJSON().termsVersion,
    });
  });
}

test('[U2] /signup shows and hides each password, and leads to /signin, /terms and /privacy', async ({
  page,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  for (const label of ['Password', 'Confirm password']) {
    const field = passwordField(main, label);
    await field.fill('a secret');
    await expect(field).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: `Hide ${label.toLowerCase()}` }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('a secret');
  }
  await expect(main.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/signin');
});

test('[U2] an educator says so on the combined page, and the settings know it', async ({ page }) => {
  const account = newAccount();
  await page.goto('/login?tab=signup');
  const main = page.getByRole('main');
  const kind = main.getByRole('group', { name: 'I am a' });
  await expect(kind.getByRole('radio', { name: 'Student' })).toBeChecked();
  await kind.getByText('Educator').click();
  await main.getByLabel('Full name', { exact: true }).fill('Ada de la Cruz');
  await main.getByLabel('Email', { exact: true }).fill(account.email);
  await passwordField(main).fill(account.password);
  await main.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await main.getByRole('button', { name: 'Create Account' }).click();
  await readToast(page, 'Account Created!');
  await page.goto('/settings');
  const profile = main.getByRole('region', { name: 'Profile' });
  await expect(profile.getByLabel('First name')).toHaveValue('Ada de la');
  await expect(profile.getByLabel('Last name')).toHaveValue('Cruz');
  await expect(profile.getByRole('radio', { name: 'Educator' })).toBeChecked();
});
