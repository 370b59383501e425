import { fullestSchool } from '../fixtures/library';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

test('[D1] [D6] [D8] [X7] [X10] every button that clears a search returns the focus to its field; a tab of schools without a match offers those of other tabs, and help finds the password, which only a guide mentions', async ({
  page,
}) => {
  const school = await fullestSchool(page.request);
  for (const [path, name] of [
    ['/documents', 'Clear Search'],
    ['/schools', 'Clear Search & View All Schools'],
    [`/schools/${school.id}/courses`, 'Clear Search'],
    ['/study-guides', 'Clear search'],
    ['/blog', 'Show all articles'],
    ['/help', 'Clear Search'],
    ['/services', 'Show all services'],
  ] as const) {
    await page.goto(`${path}?q=zzzzqqqq`);
    await settled(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name, exact: true }).filter({ hasText: name }).click();
    await expect(main.getByRole('searchbox').first(), path).toBeFocused();
    await expect(main.getByRole('searchbox').first(), path).toHaveValue('');
  }

  await page.goto(`/schools?q=${encodeURIComponent(school.name)}&type=seminary`);
  await page.getByRole('button', { name: /^Show \d+ schools? in All Schools$/ }).click();
  await expect(page.getByRole('tab', { name: /^All Schools/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: school.name })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search schools' })).toHaveValue(school.name);

  await page.goto('/help?q=password');
  await settled(page);
  await page.getByRole('link', { name: 'Passwords' }).click();
  await expect(page).toHaveURL('/help/account-help?tab=security#passwords');
  await expect(page.getByRole('heading', { name: 'Passwords' })).toBeInViewport();
});
