import { pdfFile } from '../documents/make-pdf';
import { openUser } from '../fixtures/person';
import { expect, test } from '../fixtures/test';

test('[X11] all open tabs get notifications over one stream, also after a time without a connection', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const user = await openUser(context.request);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) streams.push(request.url());
  });
  const refuse = async (title: string) =>
    user.decided(
      (await user.upload(await pdfFile('locked.pdf', ['secret'], { password: title }), { title })).id,
    );
  const other = await context.newPage();
  await page.goto('/schools');
  await other.goto('/documents');
  const bellOf = (tab: typeof page) => tab.locator('summary', { hasText: 'Notifications' });
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');

  await refuse('First paper');
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread');
  expect(streams).toHaveLength(1);

  await context.setOffline(true);
  await refuse('Second paper');
  await context.setOffline(false);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 20_000 });

  await bellOf(page).click();
  await expect(
    page.getByRole('link', { name: /Unread: Your document is not in the library: Second paper/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications');
  await page.getByRole('link', { name: /Your document is not in the library: First paper/ }).click();
  await expect(page).toHaveURL(/\/documents\/\d+#appeal$/);
  await page.reload();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  // A phone pauses hidden pages. They release the stream, and load missed notifications when they are visible again.
  const show = (isShown: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
  await show(false);
  await refuse('Unseen paper');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 20_000 });
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await show(true);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  // A later tab takes over the stream when the first tab is closed.
  await page.close();
  await refuse('Third paper');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 20_000 });
});
