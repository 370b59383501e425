import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

test('[X7] each file of the media kit downloads, and the archive contains the other four', async ({
  page,
}) => {
  await page.goto('/press');
  const buttons = page.getByRole('link', { name: /^Download: / });
  await expect(buttons).toHaveCount(5);
  const files = new Map<string, Buffer>();
  for (const button of await buttons.all()) {
    const coming = page.waitForEvent('download');
    await button.click();
    const download = await coming;
    files.set(download.suggestedFilename(), await readFile(await download.path()));
  }
  const archive = files.get('academic-workshop-media-kit.zip') ?? Buffer.alloc(0);
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    expect(files.get(name)?.equals(bytes), name).toBe(true);
    files.delete(name);
  }
  expect([...files.keys()]).toEqual(['academic-workshop-media-kit.zip']);
});

test('[X7] a press release opens on the page and has an address, and Back closes it', async ({ page }) => {
  await page.goto('/press');
  await settled(page);
  const head = page.getByRole('button', { name: 'Late work is refunded automatically' });
  const text = page.getByText('The deadline on that page is a promise with a price.');
  await head.press('Enter');
  await expect(text).toBeVisible();
  await expect(page).toHaveURL('/press?release=late-work-pays-back');
  await expect(head).toBeFocused();
  await page.goBack();
  await expect(text).toHaveCount(0);
  await expect(page).toHaveURL('/press');

  await page.goto('/press?release=late-work-pays-back');
  await expect(text).toBeInViewport();
  await page.goto('/press?release=nothing');
  await expect(page.getByText('We could not find this press release.')).toBeVisible();
});
