import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, newAccount, openAccount, passwordField } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { jsonOf } from '../fixtures/person';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

type Message = readonly [title: string, description?: string];

type SignUpPage = {
  path: string;
  /** Sign-in page with a link to this page. */
  from?: string;
  /** Address of the page after the sign-up. */
  nextPath: string;
  hasFullName: boolean;
  /** True if it asks for the kind of account and the consent, and only once for the password. */
  isCombined: boolean;
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
    from: `/signin?next=${encodeURIComponent('/schools?q=college')}`,
    nextPath: '/schools?q=college',
    hasFullName: false,
    isCombined: false,
    missing: ['Missing Information', 'Please fill in all required fields'],
    mismatch: ['Password Mismatch', 'Passwords do not match'],
    tooShort: ['Password Too Short', longEnough],
    welcome: ['Account Created!', 'Welcome, you are now signed in'],
    pending: 'Creating account...',
  },
  {
    path: '/join',
    nextPath: '/',
    hasFullName: true,
    isCombined: false,
    missing: ['Please fill in all fields', 'All fields are required for registration'],
    mismatch: ["Passwords don't match", 'Please make sure both passwords are identical'],
    tooShort: ['Password too short', longEnough],
    welcome: ['Account Created Successfully!'],
    pending: 'Creating Account...',
  },
  {
    path: '/login?tab=signup',
    nextPath: '/',
    hasFullName: true,
    isCombined: true,
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

async function fillPasswords(page: Page, { isCombined }: SignUpPage, first: string, second = first) {
  const main = page.getByRole('main');
  await passwordField(main).fill(first);
  if (!isCombined) await passwordField(main, 'Confirm password').fill(second);
}

for (const form of signUpPages) {
  const leads = form.nextPath === '/' ? 'the home page' : 'the requested page';
  test(`[U2] [U4] ${form.path} shows errors in the specified words, keeps all entries, creates the chosen kind of account, and leads to ${leads}`, async ({
    page,
    other,
    watch,
  }) => {
    watch.allow(/409|422|502/);
    const account = newAccount();
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Create Account' });
    if (form.from) {
      await page.goto(form.from);
      await main.getByRole('link', { name: 'Create one' }).click();
      await expect(page).toHaveURL(/^[^?]+\/signup\?next=/);
    } else await page.goto(form.path);

    await button.click();
    await expect(
      main.getByLabel(form.hasFullName ? 'Full name' : 'First name', { exact: true }),
    ).toBeFocused();
    await readToast(page, ...form.missing);
    await expect(main.getByText('Please enter your email address.')).toBeVisible();
    await expect(main.getByText('Please choose a password.')).toBeVisible();

    await fillNames(page, form, account);
    if (form.isCombined) {
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
      const kind = main.getByRole('group', { name: 'I am a' });
      await expect(kind.getByRole('radio', { name: 'Student' })).toBeChecked();
      await kind.getByText('Educator').click();
    }
    if (form.mismatch) {
      await fillPasswords(page, form, account.password, 'something else');
      await button.click();
      await expect(passwordField(main, 'Confirm password')).toBeFocused();
      await readToast(page, ...form.mismatch);
      await expect(passwordField(main, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
      await passwordField(main).fill('something else');
      await expect(passwordField(main, 'Confirm password')).not.toHaveAttribute('aria-invalid', 'true');
    }
    await fillPasswords(page, form, 'short');
    await button.click();
    await expect(passwordField(main)).toBeFocused();
    await readToast(page, ...form.tooShort);
    if (form.path === '/signup') await checkRefusals(page, account);
    await checkExistingAddress(page, form, account, other.request);

    await fillPasswords(page, form, account.password);
    const continueCall = await holdCall(page, '/api/auth/signup');
    const sent = page.waitForRequest('**/api/auth/signup');
    await button.click();
    await expect(main.getByRole('button', { name: form.pending })).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({
      ...account,
      audience: form.isCombined ? 'educator' : 'student',
      termsVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    continueCall();
    await readToast(page, ...form.welcome);
    await expect(page).toHaveURL(form.nextPath);
    const saved = await jsonOf(page.request.get('/api/account'));
    expect(saved).toMatchObject({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      termsVersion: (await sent).postDataJSON().termsVersion,
    });
    if (!form.isCombined) return;
    await page.goto('/settings');
    const profile = main.getByRole('region', { name: 'Profile' });
    await expect(profile.getByLabel('First name')).toHaveValue(account.firstName);
    await expect(profile.getByLabel('Last name')).toHaveValue(account.lastName);
    await expect(profile.getByRole('radio', { name: 'Educator' })).toBeChecked();
  });
}

/** Checks that a refused password and a missing answer keep all entries, and that each password can be shown. */
async function checkRefusals(page: Page, account: Account): Promise<void> {
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  const button = main.getByRole('button', { name: 'Create Account' });
  for (const label of ['Password', 'Confirm password']) {
    const field = passwordField(main, label);
    await field.fill('password1');
    await expect(field).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: `Hide ${label.toLowerCase()}` }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
  await button.click();
  await readToast(page, 'Sign Up Failed', 'This is one of the first passwords that attackers try.');
  await expect(passwordField(main)).toHaveValue('password1');

  for (const label of ['Password', 'Confirm password'])
    await passwordField(main, label).fill(account.password);
  const noAnswer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.route('**/api/auth/signup', (route) => route.fulfill(noAnswer), { times: 1 });
  await button.click();
  await readToast(page, 'Sign Up Failed', 'Please try again or contact support');
  await expect(email).toHaveValue(account.email);
}

/** Checks that all entries stay if the address already has an account. */
async function checkExistingAddress(
  page: Page,
  form: SignUpPage,
  account: Account,
  request: APIRequestContext,
): Promise<void> {
  const existingAccount = await openAccount(request);
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  await fillPasswords(page, form, account.password);
  await email.fill(existingAccount.email.toUpperCase());
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(email).toBeFocused();
  await readToast(page, 'Sign Up Failed', 'An account with this email already exists');
  await expect(email).toHaveValue(existingAccount.email.toUpperCase());
  await expect(passwordField(main)).toHaveValue(account.password);
  await email.fill(account.email);
}
