import { expectAccessibleInThemes } from '../fixtures/axe';
import { jsonOf, openUser } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

test('[D16] [D24] a document is saved on its card, and removed with undo in My library', async ({ page }) => {
  await openUser(page.request);
  const [document] = await jsonOf<{ id: number; title: string }[]>(
    page.request.get('/api/documents/teasers?limit=1'),
  );
  const title = document?.title ?? '';
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: `Save “${title}”` });
  await page.goto('/documents');
  await settled(page);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.tap();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'My Library' }).tap();
  await expect(page).toHaveURL('/library');
  await settled(page);
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  // Without the tooltip of the menu's button.
  await page.reload();
  await settled(page);
  await expectAccessibleInThemes(page);

  await save.tap();
  await expect(main.getByRole('heading', { name: 'No saved documents yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(main.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`/documents/${document?.id}`);
  await settled(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('[D16] a document that could not be saved is not shown as saved', async ({ page, watch }) => {
  watch.allow(/status of 503/);
  const main = page.getByRole('main');
  await page.route('**/api/documents/*/save', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/documents');
  await settled(page);
  const save = main.getByRole('button', { name: /^Save “/ }).first();
  await save.tap();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});
