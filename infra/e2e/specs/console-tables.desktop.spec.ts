import { uniqueWord } from '../documents/words';
import { payOrder, placeOrder } from '../fixtures/orders';
import { openUser } from '../fixtures/person';
import { test as base, expect } from '../fixtures/shop';

/** Test function whose page is signed in to the console. All tables share this behaviour, so only some are tested. */
const test = base.extend({
  storageState: ({ clerk, shop }, use) => use(clerk.storedAt(shop.consoleOrigin)),
});

test('[M1] [M10] a filter and a hidden column of one table, and the sort order of another, are kept', async ({
  page,
  shop,
  clerk,
  request,
}) => {
  const [busy, idle] = [`Zoe ${uniqueWord()}`, `Abe ${uniqueWord()}`];
  const writer = await clerk.addWriter(busy);
  const other = await clerk.addWriter(idle);
  await openUser(request);
  const order = await payOrder(request, await placeOrder(request), { stripe: shop.stripe });
  await clerk.assign(order.id, writer.id);

  await page.goto(`${shop.consoleOrigin}/admin/orders?view=all`);
  const add = page.getByRole('button', { name: 'Add filter' });
  await add.click();
  await page.getByRole('menuitem', { name: idle }).click();
  await expect(page).toHaveURL(new RegExp(`view=all&writer=${other.id}$`));
  await expect(page.getByText('This writer has no orders here')).toBeVisible();
  await add.click();
  await page.getByRole('menuitem', { name: 'Without a writer' }).click();
  await expect(page).toHaveURL(/&needs=assign$/);
  await page.getByRole('button', { name: `Remove Writer ${idle}` }).click();
  await expect(page).toHaveURL(/view=all&needs=assign$/);
  await page.getByRole('button', { name: 'Remove Without a writer' }).click();
  await expect(page).toHaveURL(/view=all$/);

  const student = page.getByRole('columnheader', { name: 'Student' });
  await expect(student).toBeVisible();
  const choose = async (isShown: boolean) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns' });
    await expect(dialog.getByRole('checkbox', { name: 'Order' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Student' }).setChecked(isShown);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await choose(false);
  await expect(student).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Topic' })).toBeVisible();
  await expect(student).toHaveCount(0);
  await choose(true);
  await expect(student).toBeVisible();

  await page.goto(`${shop.consoleOrigin}/admin/writers`);
  // Writers of other tests are between them, some with more orders.
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: new RegExp(`${busy}|${idle}`) });
  const open = page.getByRole('columnheader', { name: 'Open orders' });
  await open.getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=-open$/);
  await expect(open).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(busy);
  await page.reload();
  await expect(open).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(busy);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/\?sort=name$/);
  await expect(rows.first()).toContainText(idle);
  await page.goBack();
  await expect(open).toHaveAttribute('aria-sort', 'descending');
});

test('[D21] [X2] at 360 px, the synonyms fit their page with the actions of each', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop.consoleOrigin}/admin/synonyms`);
  const remove = page.getByRole('table').getByRole('button', { name: /^Remove / });
  await expect(remove.first()).toBeInViewport({ ratio: 1 });
});
