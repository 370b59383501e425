import { openAccount, passwordField, signIn } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { mailedLink } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';
import { siteOrigin } from '../site/addresses';

/** Calls whose answers may arrive after their session was replaced. */
const latePaths = ['/', '/favicon.svg', '/api/config', '/api/schools?limit=1', '/api/auth/session'];

const yearMs = 365 * 24 * 60 * 60 * 1000;

type SignInPage = {
  path: string;
  missing: [title: string, description: string];
  wrong: string;
  welcome: [title: string, description?: string];
  /** Address of the page after the sign-in. */
  nextPath: string;
  hasRemember: boolean;
};

const signInPages: SignInPage[] = [
  {
    path: '/signin?next=//evil.example/',
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    nextPath: '/',
    hasRemember: false,
  },
  {
    path: '/join?tab=signin',
    missing: ['Please fill in all fields', 'Email and password are required'],
    wrong: 'Invalid email or password. Please try again.',
    welcome: ['Welcome Back!'],
    nextPath: '/',
    hasRemember: false,
  },
  {
    path: `/login?next=${encodeURIComponent('/documents?q=cells')}`,
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    nextPath: '/documents?q=cells',
    hasRemember: true,
  },
];

test('[U2] each sign-in page shows errors in the specified words, keeps the email after a wrong password, signs in, permanently if that is chosen, and leads to the requested page, never to another site', async ({
  page,
  other,
  watch,
}) => {
  // The second and third sign-in start in a browser whose session was ended elsewhere.
  watch.allow(/401|409/);
  const account = await openAccount(other.request);
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  for (const { path, missing, wrong, welcome, nextPath, hasRemember } of signInPages) {
    await page.goto(path);
    await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(email).toBeFocused();
    await readToast(page, ...missing);
    await expect(email).toHaveAttribute('type', 'email');

    await signIn(page, { ...account, password: 'not the password' });
    await expect(passwordField(main)).toBeFocused();
    await expect(email).toHaveValue(account.email);
    await readToast(page, 'Sign In Failed', wrong);
    const forgotten = main.getByRole('link', { name: 'Forgot password?' });
    await expect(forgotten).toHaveAttribute('href', '/forgot-password');

    const sessionCookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'aw_session');
    const before = await sessionCookie();
    expect(before?.value).toBeTruthy();
    if (hasRemember) {
      const remember = main.getByRole('checkbox', { name: 'Remember me' });
      await expect(remember).toBeChecked();
      await remember.uncheck();
    }
    const continueCall = await holdCall(page, '/api/auth/signin');
    const sent = page.waitForRequest('**/api/auth/signin');
    await passwordField(main).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    const { email: typed, password } = account;
    expect((await sent).postDataJSON()).toEqual({ email: typed, password, remember: !hasRemember });
    continueCall();
    await readToast(page, ...welcome);
    await expect(page).toHaveURL(nextPath);
    const cookie = await sessionCookie();
    expect(cookie?.value).not.toBe(before?.value);
    const lastsMs = (cookie?.expires ?? 0) * 1000 - Date.now();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    if (hasRemember) expect(cookie?.expires).toBe(-1);
    else expect(lastsMs).toBeGreaterThan(yearMs / 3);
    // A late answer to a request from before the sign-in does not remove the new session.
    for (const late of latePaths) {
      const headers = { cookie: `${before?.name}=${before?.value}` };
      expect((await fetch(siteOrigin + late, { headers })).headers.getSetCookie(), late).toEqual([]);
    }
    await page.unroute('**/api/auth/signin');
    await page.request.post('/api/auth/signout');
  }
});

test('[U4] a reset of the password has the same answer for an unknown address; its mailed link refuses a short password and works once, and an incomplete link says how to get another', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/410/);
  const account = await openAccount(other.request);
  const main = page.getByRole('main');
  const answers: string[] = [];
  for (const email of [`nobody-${account.email}`, account.email]) {
    await page.goto('/forgot-password');
    await expect(main.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
    await main.getByLabel('Email', { exact: true }).fill('');
    await main.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(main.getByText('Please enter your email address.')).toBeVisible();
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    answers.push(((await main.textContent()) ?? '').replaceAll(email, 'the address'));
  }
  expect(answers[1]).toBe(answers[0]);
  await main.getByRole('link', { name: 'Return to Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(account.email);

  const link = await mailedLink(page.request, {
    to: account.email,
    subject: 'Reset your password',
    path: '/reset-password',
  });
  const send = async (password: string, repeated = password) => {
    await passwordField(main, 'New password').fill(password);
    await passwordField(main, 'Confirm new password').fill(repeated);
    await main.getByRole('button', { name: 'Set new password' }).click();
  };
  await page.goto(link);
  await send('short');
  await readToast(page, 'Password Too Short', 'Password must be at least 6 characters long');
  await send('a new password', 'another one');
  await readToast(page, 'Password Mismatch', 'Passwords do not match');
  await send('a new password');
  await readToast(page, 'Password changed');
  // The session of the account in the other browser has ended.
  expect((await other.request.get('/api/account')).status()).toBe(401);

  await page.goto(link);
  await send('a third password');
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(link.slice(0, link.indexOf('token=') + 12));
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await main.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
