import type { Page } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { newAccount, signOut } from '../fixtures/account';
import { jsonOf, openUser } from '../fixtures/person';
import { test as base, expect } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';
import { type OidcPeer, startOidcPeer } from '../server/oidc-peer';
import { withServer } from '../server/with-server';
import { ownPorts } from '../site/addresses';

type WithProvider = { origin: string; output: () => string; peer: OidcPeer };

const test = base.extend<{ serverOutput: undefined }, { site: WithProvider }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      const port = ownPorts + 80 + parallelIndex * 3;
      const peer = await startOidcPeer(port + 2, `http://localhost:${port}`);
      try {
        await withServer(port, peer.settings, ({ origin, output }) => use({ origin, output, peer }));
      } finally {
        await peer.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  serverOutput: [
    async ({ site }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) await info.attach('server-output', { body: site.output() });
    },
    { auto: true },
  ],
});

/** Adds an account at the provider. Returns the name of its button. */
function addAccount({ peer }: WithProvider) {
  const { firstName, lastName, email } = newAccount();
  peer.accounts.set(firstName, { email, email_verified: true, given_name: firstName, family_name: lastName });
  return firstName;
}

async function chooseAtProvider(page: Page, { peer }: WithProvider, button: string): Promise<void> {
  await expect(page).toHaveURL(
    (url) => url.origin === peer.issuer && url.pathname.startsWith('/interaction/'),
  );
  await page.getByRole('button', { name: button }).click();
}

const sessionOf = async (page: Page) =>
  (await jsonOf<{ user: { id: string; isAnonymous: boolean } }>(page.request.get('/api/auth/session'))).user;

test('[U3] [U6] a sign-in that is cancelled at the provider changes nothing; Continue with Google creates an account with the data of this browser, continues to the page, and finds the same account again', async ({
  page,
  site,
}) => {
  const name = addAccount(site);
  const anonymous = await openUser(page.request);
  const title = `Before Google ${uniqueWord()}`;
  await anonymous.publish(await pdfFile('before.pdf', [uniqueWord()]), { title });
  const main = page.getByRole('main');
  await page.goto('/signup');
  await main.getByRole('link', { name: 'Continue with single sign-on' }).click();
  await chooseAtProvider(page, site, 'Cancel');
  await expect(page).toHaveURL('/login?problem=oidc-cancelled');
  await expect(
    main.getByText('The sign-in was cancelled at the provider. Nothing was changed.'),
  ).toBeVisible();
  expect(await sessionOf(page)).toMatchObject({ id: anonymous.id, isAnonymous: true });

  await page.goto('/login?next=/profile');
  await main.getByRole('link', { name: 'Continue with Google' }).click();
  await chooseAtProvider(page, site, name);
  await expect(page).toHaveURL('/profile');
  await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Recent Uploads' })).toContainText(title);
  await expect(main.getByRole('region', { name: 'Unlock credits' })).toContainText(/Balance\s*1 credit/);
  expect(await sessionOf(page)).toMatchObject({ id: anonymous.id, isAnonymous: false });

  await signOut(page);
  await readToast(page, 'Signed out');
  await page.goto('/join?tab=signin');
  await main.getByRole('link', { name: 'Continue with Gmail' }).click();
  await chooseAtProvider(page, site, name);
  await expect(page).toHaveURL('/');
  expect((await sessionOf(page)).id).toBe(anonymous.id);
  await page.goto('/settings');
  await expect(main.getByRole('region', { name: 'Password' })).toContainText(
    'You also sign in with 127.0.0.1',
  );
});
