import { openAccount, passwordField, signIn } from '../fixtures/account';
import { holdCall } from '../fixtures/held-call';
import { mailedLink } from '../fixtures/mailbox';
import { jsonOf, openUser } from '../fixtures/person';
import { expect, test } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';
import { siteOrigin } from '../site/addresses';

const yearMs = 365 * 24 * 60 * 60 * 1000;

type SignInPage = {
  path: string;
  missing: [title: string, description: string];
  wrong: string;
  welcome: [title: string, description?: string];
  hasRemember: boolean;
};

const signInPages: SignInPage[] = [
  {
    path: '/signin',
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    hasRemember: false,
  },
  {
    path: '/join?tab=signin',
    missing: ['Please fill in all fields', 'Email and password are required'],
    wrong: 'Invalid email or password. Please try again.',
    welcome: ['Welcome Back!'],
    hasRemember: false,
  },
  {
    path: '/login',
    missing: ['Missing Information', 'Please enter both email and password'],
    wrong: 'Invalid email or password',
    welcome: ['Welcome back!', 'You have successfully signed in.'],
    hasRemember: true,
  },
];

for (const { path, missing, wrong, welcome, hasRemember } of signInPages) {
  test(`[U2] ${path} says what is wrong in the specified words, keeps the e-mail after a wrong password, and signs in`, async ({
    page,
    other,
    watch,
  }) => {
    watch.allow(/401/);
    const account = await openAccount(other.request);
    await page.goto(path);
    const main = page.getByRole('main');
    const email = main.getByLabel('Email', { exact: true });
    await main.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(email).toBeFocused();
    await readToast(page, ...missing);
    await expect(email).toHaveAttribute('type', 'email');

    await signIn(page, { ...account, password: 'not the password' });
    await expect(passwordField(main)).toBeFocused();
    await expect(email).toHaveValue(account.email);
    await readToast(page, 'Sign In Failed', wrong);
    await expect(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );

    if (hasRemember) await main.getByRole('checkbox', { name: 'Remember me' }).check();
    const letGo = await holdCall(page, '/api/auth/signin');
    const sent = page.waitForRequest('**/api/auth/signin');
    await passwordField(main).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    const { email: typed, password } = account;
    expect((await sent).postDataJSON()).toEqual({ email: typed, password, remember: hasRemember });
    letGo();
    await readToast(page, ...welcome);
    await expect(page).toHaveURL('/');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'aw_session');
    const lastsMs = (cookie?.expires ?? 0) * 1000 - Date.now();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    if (hasRemember) expect(lastsMs).toBeGreaterThan(yearMs / 3);
    else expect(cookie?.expires).toBe(-1);
  });
}

test('[U2] an answer to what was asked for before the sign-in does not take the new session away', async ({
  page,
  other,
}) => {
  const account = await openAccount(other.request);
  await openUser(page.request);
  const [before] = await page.context().cookies();
  await jsonOf(await page.request.post('/api/auth/signin', { data: account }));
  for (const path of ['/', '/favicon.svg', '/api/config', '/api/schools?limit=1', '/api/auth/session']) {
    const late = await fetch(siteOrigin + path, { headers: { cookie: `${before?.name}=${before?.value}` } });
    expect(late.headers.getSetCookie(), path).toEqual([]);
  }
});

test('[U2] a sign-in leads to the page that was asked for, and never to another site', async ({
  page,
  other,
  watch,
}) => {
  // Each sign-in begins in a browser whose session was ended behind its back.
  watch.allow(/401|409/);
  const account = await openAccount(other.request);
  const asked = [
    ['/documents?q=cells', '/documents?q=cells'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/api/account/export', '/'],
  ] as const;
  for (const [next, place] of asked) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signIn(page, account);
    await readToast(page, 'Welcome back!');
    await expect(page).toHaveURL(place);
    await page.request.post('/api/auth/signout');
  }
});

test('[U2] who is asked to log in for a page is back on it after joining', async ({ page }) => {
  await page.goto(`/signin?next=${encodeURIComponent('/schools?q=college')}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Create one' }).click();
  await expect(page).toHaveURL(/^[^?]+\/signup\?next=/);
  await main.getByLabel('First name', { exact: true }).fill('Ada');
  await main.getByLabel('Last name', { exact: true }).fill('Marginalia');
  await main.getByLabel('Email', { exact: true }).fill(`ada.${Date.now()}@students.example`);
  await passwordField(main).fill('a password of Ada');
  await passwordField(main, 'Confirm password').fill('a password of Ada');
  await main.getByRole('button', { name: 'Create Account' }).click();
  await readToast(page, 'Account Created!');
  await expect(page).toHaveURL('/schools?q=college');
});

test('[U4] the page for a lost password says the same for an unknown address, and leads back to the sign-in', async ({
  page,
  other,
}) => {
  const account = await openAccount(other.request);
  const main = page.getByRole('main');
  const answers: string[] = [];
  for (const email of [account.email, `nobody-${account.email}`]) {
    await page.goto('/forgot-password');
    await expect(main.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    await expect(main.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:/);
    await main.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(main.getByText('Please enter your e-mail address.')).toBeVisible();
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    answers.push(((await main.textContent()) ?? '').replaceAll(email, 'the address'));
  }
  expect(answers[1]).toBe(answers[0]);
  await main.getByRole('link', { name: 'Return to Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(`nobody-${account.email}`);
});

test('[U4] a reset link refuses a short password, works once, and a cut one says how to get another', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/410/);
  const account = await openAccount(other.request);
  await other.request.post('/api/auth/password-reset', { data: { email: account.email } });
  const link = await mailedLink(page.request, {
    to: account.email,
    subject: 'Choose a new password',
    path: '/reset-password',
  });
  const main = page.getByRole('main');
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
