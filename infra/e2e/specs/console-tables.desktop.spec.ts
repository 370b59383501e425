import { uniqueWord } from '../documents/words';
import { logIn } from '../fixtures/console';
import { panelOf } from '../fixtures/console-orders';
import { payOrder, placeOrder } from '../fixtures/orders';
import { openUser } from '../fixtures/person';
import { test as base, expect } from '../fixtures/shop';
import { openStaff, type Staff } from '../fixtures/staff';
import { readToast } from '../fixtures/toasts';

/** What all tables of the console have in common, read at some of them. */
const test = base.extend<{ office: Staff }>({
  office: [
    async ({ page, shop, hire, request }, use) => {
      const admin = await hire();
      await logIn(page, shop.consoleOrigin, admin);
      await readToast(page, 'Login successful');
      await use(await openStaff(request, shop.origin, admin));
    },
    { auto: true },
  ],
});

test('[M1] a table that is loaded whole is sorted by its heads, and the address says how', async ({
  page,
  shop,
  office,
  request,
}) => {
  const [busy, idle] = [`Zoe ${uniqueWord()}`, `Abe ${uniqueWord()}`];
  const writer = await office.addWriter(busy);
  await office.addWriter(idle);
  await openUser(request);
  const order = await payOrder(request, await placeOrder(request), { stripe: shop.stripe });
  await office.assign(order.id, writer.id);
  await page.goto(`${shop.consoleOrigin}/admin/writers`);
  // Writers of other tests stand between them, some with more orders.
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: new RegExp(`${busy}|${idle}`) });
  const open = page.getByRole('columnheader', { name: 'To deliver' });
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

test('[M10] a column that was left away stays away after a reload, and comes back', async ({
  page,
  shop,
  request,
}) => {
  await openUser(request);
  await placeOrder(request);
  await page.goto(`${shop.consoleOrigin}/admin/orders?view=all`);
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
});

test('[M10] rows are chosen with x or their box, and stay chosen in another view', async ({
  page,
  shop,
  request,
}) => {
  await openUser(request);
  const mine = `Chosen ${uniqueWord()}`;
  const first = await placeOrder(request, { name: mine });
  await placeOrder(request, { name: mine });
  await page.goto(`${shop.consoleOrigin}/admin/orders?${new URLSearchParams({ view: 'all', q: mine })}`);
  const box = (label: string | RegExp) => page.getByRole('checkbox', { name: label });
  const all = box('Select all that are shown');
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await page.locator(`[data-row="${first.id}"]`).focus();
  await page.keyboard.press('x');
  await expect(bar).toContainText('1 selected');
  await expect(box(`Select ${first.id.slice(0, 11)}`)).toBeChecked();
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await all.click();
  await expect(bar).toContainText('2 selected');
  await page.getByRole('tab', { name: /^Late/ }).click();
  await expect(page).toHaveURL(/view=late/);
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
});

test('[M10] a filter stands in the address, and goes with its chip', async ({ page, shop, office }) => {
  const writer = await office.addWriter(`Ida ${uniqueWord()}`);
  await page.goto(`${shop.consoleOrigin}/admin/orders?view=all`);
  const add = page.getByRole('button', { name: 'Add filter' });
  await add.click();
  await page.getByRole('menuitem', { name: writer.name }).click();
  await expect(page).toHaveURL(new RegExp(`view=all&writer=${writer.id}$`));
  await expect(page.getByText('This writer has no order here')).toBeVisible();
  await add.click();
  await page.getByRole('menuitem', { name: 'Without a writer' }).click();
  await expect(page).toHaveURL(/&needs=assign$/);
  await page.getByRole('button', { name: `Remove Writer ${writer.name}` }).click();
  await expect(page).toHaveURL(/view=all&needs=assign$/);
});

test('[M10] a click anywhere in a row opens it, and the way back from it stays short', async ({
  page,
  shop,
  request,
}) => {
  await openUser(request);
  const mine = `Opened ${uniqueWord()}`;
  const orders = [await placeOrder(request, { name: mine }), await placeOrder(request, { name: mine })];
  const list = `${shop.consoleOrigin}/admin/orders?${new URLSearchParams({ view: 'all', q: mine })}`;
  await page.goto(list);
  const row = (id: string) => page.getByRole('row').filter({ hasText: id.slice(0, 11) });
  for (const { id } of orders) {
    // The topic, which is no link and has room beside an open order too.
    await row(id).getByRole('cell').nth(2).click();
    await panelOf(page, id);
    await expect(page).toHaveURL(new RegExp(`id=${id}$`));
    await expect(row(id)).toHaveAttribute('aria-current', 'true');
  }
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('complementary', { name: /^Order AW-/ })).toHaveCount(0);
});
