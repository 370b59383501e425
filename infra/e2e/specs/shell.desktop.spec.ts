import { openAccount } from '../fixtures/account';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

const menus = {
  Company: ['About', 'Careers'],
  Students: ['Documents', 'Study Guides', 'Upload Documents', 'Questions', 'Quizzes', 'AI Chat'],
  Educators: ['Schools', 'Expert Help', 'For Experts', 'Exam Shield', 'AI Tutoring', 'Admin Panel'],
  Resources: ['Support', 'Help Center', 'Contact Us', 'Privacy Policy', 'Terms of Use'],
} as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await settled(page);
});

test('[X2] the header states the service, and has Blog, four menus, Order Assignment and Join', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await expect(header.getByText('24/7 professional writing services')).toBeVisible();
  await expect(header.getByText(/over 18 years of experience/i)).toBeVisible();
  const nav = header.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/blog');
  await expect(header.getByRole('link', { name: 'Order Assignment' })).toHaveAttribute('href', '/payment');
  await expect(header.getByRole('link', { name: 'Join', exact: true })).toHaveAttribute('href', '/join');
});

test('[X2] each menu opens by pointer, one at a time, and closes by a click outside', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [menu, items] of Object.entries(menus)) {
    await nav.getByText(menu, { exact: true }).click();
    for (const item of items) await expect(nav.getByRole('link', { name: item, exact: true })).toBeVisible();
    for (const [other, [firstItem]] of Object.entries(menus)) {
      if (other !== menu) await expect(nav.getByRole('link', { name: firstItem, exact: true })).toBeHidden();
    }
  }
  await page.mouse.click(640, 700);
  await expect(nav.getByRole('link', { name: 'Help Center' })).toBeHidden();
});

test('[X2] [X10] a menu opens by keyboard, Tab walks through it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  const trigger = nav.locator('summary', { hasText: 'Students' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  for (const item of menus.Students) {
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: item, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('link', { name: 'Documents', exact: true })).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('[X2] a choice in a menu goes there, closes the menu and marks the open page', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Educators', { exact: true }).click();
  await nav.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page).toHaveURL('/schools');
  const link = nav.getByRole('link', { name: 'Schools', exact: true });
  await expect(link).toBeHidden();
  await expect(nav.locator('summary[aria-current]')).toHaveText('Educators');
  await nav.getByText('Educators', { exact: true }).click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(nav.locator('summary[aria-current]')).toHaveCount(0);
});

test('[X2] Support in the Resources menu leads to the contacts of the Help Center', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Resources', { exact: true }).click();
  await nav.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL('/help#support');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Support' })).toBeInViewport();
});

test('[X2] [X10] somebody signed in has a menu of their own in the place of Sign In and Join, also by keyboard', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/login');
  const account = await openAccount(page.request);
  await page.reload();
  const trigger = header.locator('summary', { hasText: `Your account: ${account.firstName}` });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(header.getByText(account.email)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Profile', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(header.getByText(account.email)).toBeHidden();
  for (const name of ['Sign In', 'Join']) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await trigger.click();
  await header.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/settings');
});
