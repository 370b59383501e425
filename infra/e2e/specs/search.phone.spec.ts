import type { Page, Route } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { gate } from '../fixtures/held-call';
import { fullestSchool } from '../fixtures/library';
import { jsonOf } from '../fixtures/person';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';

const call = /\/api\/search\?/;
const noCounts = { documents: 0, questions: 0, courses: 0, schools: 0 };

/** Returns a filter parameter that a request of the page has, or null. */
const parameter = (route: Route, name: string) => new URL(route.request().url()).searchParams.get(name);

/** Answers searches with a type as if nothing were found, and those without it with some documents. */
async function findOnlyWithoutType(page: Page): Promise<void> {
  const [first, second] = await jsonOf<object[]>(page.request.get('/api/documents/teasers?limit=2'));
  const documents = [first, second].map((document) => ({ ...document, kind: 'document' }));
  await page.route(call, (route) => {
    const query = parameter(route, 'q') ?? '';
    const isFound = parameter(route, 'documentType') === null;
    return route.fulfill({
      json: isFound
        ? { results: documents, counts: { ...noCounts, documents: 2, questions: '1000+' }, query }
        : { results: [], counts: noCounts, query, without: [{ filter: 'documentType', count: 2 }] },
    });
  });
}

test('[X18] a search that finds nothing offers fewer filters with their number, and Back returns to it', async ({
  page,
}) => {
  await findOnlyWithoutType(page);
  await page.goto('/search?q=phys+101&documentType=exam');
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No documents found' })).toBeVisible();
  await expect(main.getByRole('status').first()).toHaveText('No documents match “phys 101”');
  await main.getByRole('button', { name: 'Without Past Exam: 2 documents' }).click();
  await expect(page).toHaveURL('/search?q=phys+101');
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('status').first()).toHaveText('2 documents match “phys 101”');
  await expect(main.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(main.getByRole('tab', { name: 'Questions 1,000+' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'No documents found' })).toBeVisible();
});

test('[X18] from a search that finds nothing, the question form, the chat and the upload page take what was typed, and keep what was there', async ({
  page,
}) => {
  await findOnlyWithoutType(page);
  const school = await fullestSchool(page.request);
  const search = `/search?q=phys+101+midterm&schoolId=${school.id}&documentType=exam`;
  const main = page.getByRole('main');

  await page.goto(search);
  await main.getByRole('link', { name: 'Ask an expert' }).click();
  await settled(page);
  await expect(main.getByLabel('Question Title')).toHaveValue('phys 101 midterm');
  await main.getByLabel('Question Title').fill('Why is the sky blue?');
  await expect(main.getByText(/^Saved/)).toBeVisible();
  await page.goto('/ask?q=phys+101+midterm');
  await expect(main.getByText('You have a draft of another question.')).toBeVisible();
  await expect(main.getByLabel('Question Title')).toHaveValue('Why is the sky blue?');
  await main.getByRole('button', { name: 'Start a new question' }).click();
  await expect(main.getByLabel('Question Title')).toHaveValue('phys 101 midterm');

  await page.goto(search);
  await main.getByRole('link', { name: 'Ask the AI' }).click();
  await expect(main.getByPlaceholder('Ask a question')).toHaveValue('phys 101 midterm');
  await expect(page).toHaveURL('/ai-chat');

  await page.goto(search);
  await main.getByRole('link', { name: 'Upload a document' }).click();
  await settled(page);
  await expect(main.getByRole('combobox', { name: /^School/ })).toHaveValue(school.name);
  const course = main.getByRole('combobox', { name: /^Course/ });
  await course.click();
  await page.getByRole('option').first().click();
  await main.locator('input[type=file]').setInputFiles(await pdfFile('scan_07.pdf', ['One page.']));
  await main.getByRole('button', { name: 'Use “phys 101 midterm” as the title' }).click();
  await expect(main.getByLabel('Title', { exact: false }).first()).toHaveValue('phys 101 midterm');
});

test('[X17] typing searches after a pause, the old results keep their words and count until new ones arrive, and the way back from a result keeps the place', async ({
  page,
}) => {
  const documents = await jsonOf<object[]>(page.request.get('/api/documents/teasers?limit=12'));
  const results = documents.map((document) => ({ ...document, kind: 'document' }));
  const slow = gate();
  await page.route(call, async (route) => {
    const query = parameter(route, 'q') ?? '';
    if (query === 'mitosis') await slow.opened;
    await route.fulfill({ json: { results, counts: { ...noCounts, documents: 12 }, query } });
  });
  const main = page.getByRole('main');
  await page.goto('/search?q=curve');
  await settled(page);
  await main.getByRole('searchbox').fill('mitosis');
  await expect(page).toHaveURL('/search?q=mitosis');
  await expect(main.getByRole('status').first()).toHaveText('12 documents match “curve”');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(1);
  slow.open();
  await expect(main.getByRole('status').first()).toHaveText('12 documents match “mitosis”');

  const last = main.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/documents\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=mitosis');
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
