import { openAccount, passwordField, signIn } from '../fixtures/account';
import { expect, test } from '../fixtures/crawl';
import { holdCall } from '../fixtures/held-call';
import { mailedLink } from '../fixtures/mailbox';
import { readToast } from '../fixtures/toasts';
import { siteOrigin } from '../site/addresses';

/** Calls whose answers may come after the session that asked for them was replaced. */
const latePaths = ['/', '/favicon.svg', '/api/config', '/api/schools?limit=1', '/api/auth/session'];

const yearMs = 365 * 24 * 60 * 60 * 1000;

type SignInPage = {
  path: string;
  missing: [title: string, description: string];
  wrong: string;
  welcome: [title: string, description?: string];
  /** Where the sign-in leads. */
  place: string;
  hasRemember: boolean;
};

const signInPages: SignInPage[] = [
  {
    path: '/signin?next=//evil.example/',
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    place: '/',
    hasRemember: false,
  },
  {
    path: '/join?tab=signin',
    missing: ['Please fill in all fields', 'Email and password are required'],
    wrong: 'Invalid email or password. Please try again.',
    welcome: ['Welcome Back!'],
    place: '/',
    hasRemember: false,
  },
  {
    path: `/login?next=${encodeURIComponent('/documents?q=cells')}`,
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    place: '/documents?q=cells',
    hasRemember: true,
  },
];

test('[U2] each sign-in page says what is wrong in the specified words, keeps the e-mail after a wrong password, signs in, for good where that is asked for, and leads to the page that was asked for, never to another site', async ({
  page,
  other,
  watch,
}) => {
  // The second and third sign-in begin in a browser whose session was ended behind its back.
  watch.allow(/401|409/);
  const account = await openAccount(other.request);
  const main = page.getByRole('main');
  const email = main.getByLabel('Email', { exact: true });
  for (const { path, missing, wrong, welcome, place, hasRemember } of signInPages) {
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
    const letGo = await holdCall(page, '/api/auth/signin');
    const sent = page.waitForRequest('**/api/auth/signin');
    await passwordField(main).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    const { email: typed, password } = account;
    expect((await sent).postDataJSON()).toEqual({ email: typed, password, remember: !hasRemember });
    letGo();
    await readToast(page, ...welcome);
    await expect(page).toHaveURL(place);
    const cookie = await sessionCookie();
    expect(cookie?.value).not.toBe(before?.value);
    const lastsMs = (cookie?.expires ?? 0) * 1000 - Date.now();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    if (hasRemember) expect(cookie?.expires).toBe(-1);
    else expect(lastsMs).toBeGreaterThan(yearMs / 3);
    // An answer to what was asked for before the sign-in does not take the new session away.
    for (const late of latePaths) {
      const headers = { cookie: `${before?.name}=${before?.value}` };
      expect((await fetch(siteOrigin + late, { headers })).headers.getSetCookie(), late).toEqual([]);
    }
    await page.unroute('**/api/auth/signin');
    await page.request.post('/api/auth/signout');
  }
});

test('[U4] a lost password is asked for with the same words for an unknown address; its mailed link refuses a short one, works once, and a cut one says how to get another', async ({
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
  // The session that the account had elsewhere is over.
  expect((await other.request.get('/api/account')).status()).toBe(401);

  await page.goto(link);
  await send('a third password');
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(link.slice(0, link.indexOf('token=') + 12));
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await main.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
