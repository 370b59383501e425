import { gunzipSync } from 'node:zlib';
import { logIn } from '../fixtures/console';
import { jsonOf, type Person } from '../fixtures/person';
import { findAnswerKeys, findQuiz, takeWithKeys } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';
import { readToast } from '../fixtures/toasts';
import { consoleOrigin, staff } from '../site/addresses';

type Credential = { credentialStatus: { statusListIndex: string; statusListCredential: string } };
type StatusList = { credentialSubject: { encodedList: string } };

/** Returns whether a credential is revoked in its status list, and for how many seconds readers may cache the list. */
async function statusIn({ request }: Person, { credentialStatus }: Credential) {
  const response = await request.get(new URL(credentialStatus.statusListCredential).pathname);
  const maxAgeSeconds = Number(/max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1]);
  const list: StatusList = await jsonOf(response);
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(credentialStatus.statusListIndex);
  return { isRevoked: ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0, maxAgeSeconds };
}

test('[Z13] after a public certificate is revoked in the console, its page says so without a sign-in, and the status list of its credential says so at once', async ({
  page,
  elsewhere,
  other,
}) => {
  const quizId = await findQuiz(other.request, 'twentieth');
  const keys = await findAnswerKeys(other.request, quizId);
  const id = await takeWithKeys(other.request, quizId, { keys });
  await jsonOf(other.request.patch(`/api/certificates/${id}`, { data: { isPublic: true } }));
  const path = `/certificates/${id}`;
  await elsewhere.goto(path);
  await expect(elsewhere.getByText(/^Verified/).first()).toBeVisible();
  const credential: Credential = await jsonOf(other.request.get(`/api${path}/credential`));
  const before = await statusIn(other, credential);
  expect(before.isRevoked).toBe(false);
  // A reader with a cached list learns about it within five minutes.
  expect(before.maxAgeSeconds).toBeLessThanOrEqual(300);

  await logIn(page, consoleOrigin, staff);
  await page.goto(`${consoleOrigin}/admin/people?id=${other.id}`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Valid')).toBeVisible();
  await panel.getByRole('button', { name: /^Revoke the certificate for/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Revoke the certificate for/ });
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('somebody else took the quiz');
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await readToast(page, 'Certificate revoked');
  await expect(panel.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Revoke the certificate for/ })).toHaveCount(0);
  await expect(page.getByText(`${staff.username} revoked a certificate`)).toBeVisible();

  // The commit clears the server's cache of the list, so verifiers need not wait until it expires.
  await expect.poll(async () => (await statusIn(other, credential)).isRevoked, { timeout: 5_000 }).toBe(true);
  await elsewhere.reload();
  await expect(elsewhere.getByText(/^This certificate was revoked on/)).toContainText(
    'because somebody else took the quiz.',
  );
  await expect(elsewhere.getByText(/^Verified/)).toHaveCount(0);
  const [notification]: { title: string; link: string }[] = await jsonOf(
    other.request.get('/api/notifications'),
  );
  expect(notification).toMatchObject({
    title: expect.stringMatching(/^Your certificate was revoked:/),
    link: path,
  });
});
