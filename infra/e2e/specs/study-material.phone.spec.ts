import { startOpenai } from '@aw/dev/openai';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { openUser } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { test as base, expect } from '../fixtures/test';
import { withServer } from '../server/with-server';
import { ownPorts } from '../site/addresses';

/** A site whose model answers at once, because study material takes several long answers. */
const test = base.extend<object, { quickSite: string }>({
  quickSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      const openai = await startOpenai();
      try {
        await withServer(ownPorts + 60 + parallelIndex * 2, openai.settings, ({ origin }) => use(origin));
      } finally {
        await openai.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ quickSite }, use) => use(quickSite),
});

test('[A14] flashcards of a document are made, edited, saved and reviewed, and survive a reload', async ({
  page,
}) => {
  const filling = Array.from({ length: 40 }, uniqueWord).join(' ');
  const person = await openUser(page.request);
  const { id } = await person.publish(
    await pdfFile('cells.pdf', [`Osmosis moves water towards the side with more solute. ${filling}.`]),
    { title: 'Cells' },
  );
  const main = page.getByRole('main');
  await page.goto(`/documents/${id}`);
  await settled(page);
  await main.getByRole('link', { name: 'Study material' }).click();
  await expect(main.getByRole('radio', { name: 'Flashcards' })).toBeChecked();
  await expectAccessibleInThemes(page);
  await main.getByRole('button', { name: 'Make flashcards' }).click();
  await expect(page).toHaveURL(/[?&]id=/);
  await page.reload();
  await settled(page);

  const front = main.getByRole('textbox', { name: 'Front' });
  await expect(front).toHaveCount(10);
  await expect(main.getByRole('link', { name: 'Cells, p. 1' }).first()).toHaveAttribute(
    'href',
    `/documents/${id}?page=1`,
  );
  for (let left = 9; left >= 2; left -= 1) {
    await main.getByRole('button', { name: 'Remove card 3' }).click();
    await expect(front).toHaveCount(left);
  }
  await front.first().fill('Where does water move?');
  await page.reload();
  await settled(page);
  await expect(front).toHaveCount(2);
  await expect(front.first()).toHaveValue('Where does water move?');
  await main.getByRole('button', { name: 'Add card' }).click();
  await main.getByRole('button', { name: 'Save 3 cards' }).click();
  await expect(front.last()).toBeFocused();
  await expect(main.getByText('Please write the front of this card.')).toBeVisible();
  await front.last().fill('My own card');
  await main.getByRole('textbox', { name: 'Back' }).last().fill('My own answer');
  await main.getByRole('button', { name: 'Save 3 cards' }).click();
  await expect(main.getByText('These cards are in your', { exact: false })).toBeVisible();
  await expectAccessibleInThemes(page);

  await main.getByRole('link', { name: 'review cards', exact: true }).click();
  await settled(page);
  await expect(main.getByText('Card 1 of 3')).toBeVisible();
  await expect(main.getByText('Where does water move?')).toBeVisible();
  await main.getByRole('button', { name: 'Show answer' }).click();
  await expect(main.getByRole('link', { name: 'Cells, p. 1' })).toBeVisible();
  await expectAccessibleInThemes(page);
  await main.getByRole('button', { name: /^Easy/ }).click();
  await expect(main.getByText('Card 2 of 3')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Download for Anki (.apkg)' })).toBeVisible();

  await page.goto('/library?tab=study-material');
  await settled(page);
  await expect(main.getByText('Flashcards, 3 cards')).toBeVisible();
  await main.getByRole('button', { name: 'Delete Flashcards: Cells' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('No study material yet')).toBeVisible();
});

test('[A14] a summary names the page of each point, and an outline can be changed', async ({ page }) => {
  const filling = () => Array.from({ length: 40 }, uniqueWord).join(' ');
  const person = await openUser(page.request);
  const { id } = await person.publish(
    await pdfFile('plants.pdf', [
      `Leaves make sugar from light and air. ${filling()}.`,
      `Roots take up water. ${filling()}.`,
    ]),
    { title: 'Plants' },
  );
  const main = page.getByRole('main');
  for (const [kind, noun] of [
    ['Summary', 'point'],
    ['Outline', 'heading'],
  ] as const) {
    await page.goto(`/library?tab=study-material&document=${id}`);
    await settled(page);
    await main.getByRole('radio', { name: kind }).click();
    await main.getByRole('button', { name: `Make ${kind.toLowerCase()}` }).click();
    await expect(main.getByRole('textbox')).toHaveCount(2);
    await expect(main.getByRole('link', { name: 'Plants, p. 2' })).toBeVisible();
    await main.getByRole('button', { name: `Add ${noun}` }).click();
    await main.getByRole('textbox').last().fill('My own words');
    await main.getByRole('button', { name: `Save ${kind.toLowerCase()}` }).click();
    await expect(main.getByText('You can find this in', { exact: false })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.reload();
    await settled(page);
    await expect(main.getByRole('textbox').last()).toHaveValue('My own words');
  }
});
