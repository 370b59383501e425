import { uniqueWord } from '../documents/words';
import { anyDocument } from '../fixtures/library';
import { jsonOf } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

type OwnQuestion = { id: number; title: string };

test('[Q16] from home on a phone, a question about a document is posted with three taps and carries its subject and course', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'link' | 'button') => {
    taps += 1;
    await main.getByRole(role, { name }).first().tap();
  };
  const main = page.getByRole('main');
  await page.goto('/');
  await settled(page);
  taps += 1;
  await main.locator('a[href^="/documents/"]').first().tap();
  await settled(page);
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await tap(/^Ask a Question/, 'link');
  await settled(page);
  await expect(main.getByRole('link', { name: `${title}, page 1` })).toBeVisible();
  await expect(main.getByRole('combobox', { name: /^Subject/ })).not.toHaveValue('');
  await main.getByLabel('Question Title').fill(`Why is that so? ${uniqueWord()}`);
  await main.getByLabel('Question Details').fill('I do not see the step after the first line.');
  await tap('Post Question', 'button');
  await readToast(page, 'Question posted successfully');
  expect(taps).toBeLessThanOrEqual(4);
});

test('[Q16] [Q10] selected words of a page become a quote that survives a reload, can be removed, and is shown with the question', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const { id } = await anyDocument(page.request);
  await page.goto(`/documents/${id}?view=text`);
  await settled(page);
  const text = main.locator('.page-blocks').first().locator('h2, p').first();
  await expect(text).not.toBeEmpty();
  const selected = await text.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    range.setStart(words, 0);
    range.setEnd(words, Math.min(60, words.length));
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    return range.toString().replace(/\s+/g, ' ').trim();
  });
  await main.getByRole('button', { name: 'Ask about this' }).click();
  await settled(page);
  expect(page.url()).not.toContain('quote');
  const quote = main.locator('figure blockquote');
  await expect(quote).toHaveText(`“${selected}”`);
  const title = `What does it mean? ${uniqueWord()}`;
  await main.getByLabel('Question Title').fill(title);
  await main.getByLabel('Question Details').fill('I read it twice.');
  await expect(main.getByText(/^Saved/)).toBeVisible();
  await page.goto('/ask');
  await settled(page);
  await expect(quote).toHaveText(`“${selected}”`);
  await main.getByRole('button', { name: 'Post Question' }).click();
  await readToast(page, 'Question posted successfully');
  const session = await jsonOf<{ user: { id: string } }>(page.request.get('/api/auth/session'));
  const own = await jsonOf<OwnQuestion[]>(page.request.get(`/api/user/${session.user.id}/questions`));
  await page.goto(`/questions/${own.find((question) => question.title === title)?.id}`);
  await expect(quote).toHaveText(`“${selected}”`);
  await page.goto(`/ask?document=${id}&page=1`);
  await settled(page);
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect(main.locator('figure')).toHaveCount(0);
});

test('[Q16] [X4] if the connection ends while a question is posted, its form is empty, so nobody posts and pays for it twice', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const main = page.getByRole('main');
  await page.goto('/ask');
  await settled(page);
  await main.getByLabel('Question Title').fill(`Is it posted? ${uniqueWord()}`);
  await main.getByLabel('Question Details').fill('The train enters a tunnel now.');
  await page.route('**/api/questions', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await main.getByRole('button', { name: 'Post Question' }).tap();
  await expect(page.getByText('Question posted successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/ask');
  await expect(main.getByLabel('Question Title')).toHaveValue('');
  await expect(main.getByLabel('Question Details')).toHaveValue('');
});
