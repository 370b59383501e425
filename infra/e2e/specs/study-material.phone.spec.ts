import { startOpenai } from '@aw/dev/openai';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expectAccessibleInThemes } from '../fixtures/axe';
import { answersOf, openChat, say } from '../fixtures/chat';
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
  const filling = Array.from({ length: 20 }, uniqueWord).join(' ');
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

  const edit = main.getByRole('button', { name: 'Edit the cards' });
  await expect(main.getByRole('button', { name: 'Save 10 cards' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Cells, p. 1' }).first()).toHaveAttribute(
    'href',
    `/documents/${id}?page=1`,
  );
  await expectAccessibleInThemes(page);
  await edit.click();
  const front = main.getByRole('textbox', { name: 'Front' });
  await expect(front).toHaveCount(10);
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
  await main.getByRole('textbox', { name: 'Back' }).last().fill('My own $x^2$');
  await expectAccessibleInThemes(page);
  await main.getByRole('button', { name: 'Save 3 cards' }).click();
  await expect(main.getByText('These cards are in your', { exact: false })).toBeInViewport();
  await expect(main.getByRole('region', { name: 'Flashcards' })).toBeFocused();
  await expect(main.locator('math')).toBeVisible();
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
  const filling = () => Array.from({ length: 20 }, uniqueWord).join(' ');
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
    await expect(main.getByRole('link', { name: 'Plants, p. 2' })).toBeVisible();
    await main.getByRole('button', { name: `Edit the ${kind.toLowerCase()}` }).click();
    await expect(main.getByRole('textbox')).toHaveCount(2);
    await main.getByRole('button', { name: `Add ${noun}` }).click();
    await main.getByRole('textbox').last().fill('My own words');
    await main.getByRole('button', { name: `Save ${kind.toLowerCase()}` }).click();
    await expect(main.getByText('You can find this in', { exact: false })).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.reload();
    await settled(page);
    await expect(main.getByText('My own words')).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
});

test('[A14] edits of a version that another tab has replaced are kept, and saved only when asked again', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409/);
  const filling = Array.from({ length: 20 }, uniqueWord).join(' ');
  const person = await openUser(page.request);
  const { id } = await person.publish(
    await pdfFile('roots.pdf', [`Roots take up water and minerals. ${filling}.`]),
    { title: 'Roots' },
  );
  const main = page.getByRole('main');
  await page.goto(`/library?tab=study-material&document=${id}`);
  await settled(page);
  await main.getByRole('radio', { name: 'Outline' }).click();
  await main.getByRole('button', { name: 'Make outline' }).click();
  await main.getByRole('button', { name: 'Edit the outline' }).click();
  await main.getByRole('textbox').first().fill('Mine');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Save outline' }).click();
  await expect(other.getByText('You can find this in', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Save outline' }).click();
  await expect(main.getByRole('alert')).toContainText('saved in another tab');
  await expect(main.getByRole('textbox').first()).toHaveValue('Mine');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByText('Mine')).toBeVisible();
  await expect(main.getByText('You can find this in', { exact: false })).toBeVisible();
});

test('[A14] a chat becomes a summary of its answers, which leads back to the chat', async ({ page }) => {
  const filling = Array.from({ length: 20 }, uniqueWord).join(' ');
  const person = await openUser(page.request);
  const { id } = await person.publish(
    await pdfFile('sugar.pdf', [`Leaves make sugar from light and air. ${filling}.`]),
    { title: 'Sugar' },
  );
  const question = 'How do leaves make sugar?';
  await openChat(page, `/ai-chat?document=${id}`);
  await say(page, question);
  await expect(answersOf(page)).toContainText('Leaves make sugar from light and air.');
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  const list = page.getByRole('navigation', { name: 'Chats' }).filter({ visible: true });
  await list.getByRole('button', { name: `Options for ${question}` }).click();
  await page.getByRole('menuitem', { name: 'Study material' }).click();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Summary' }).click();
  await main.getByRole('button', { name: 'Make summary' }).click();
  await expect(main.getByRole('button', { name: 'Save summary' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sugar, p. 1' }).first()).toBeVisible();
  await expectAccessibleInThemes(page);
  await main.getByRole('link', { name: 'Open the chat' }).click();
  await expect(answersOf(page)).toBeVisible();
});
