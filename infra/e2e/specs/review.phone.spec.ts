import type { Page } from '@playwright/test';
import { openUser } from '../fixtures/person';
import { findAnswerKeys, findQuiz, takeWithKeys } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';

const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const didNotLoad = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'Your review cards did not load' }) });

/** A refused call is not repeated automatically, unlike a call without an answer: apps/web/src/lib/query-client.test.ts. */
const refused = { status: 400, json: { code: 'request.invalid', message: 'Forced.', requestId: 'forced' } };

/** Refuses requests for the queue, until the returned function is called. */
async function refuseQueue(page: Page): Promise<() => Promise<void>> {
  const isQueue = ({ pathname }: URL) => pathname === '/api/review';
  await page.route(isQueue, (route) =>
    route.request().method() === 'GET' ? route.fulfill(refused) : route.fallback(),
  );
  return () => page.unroute(isQueue);
}

async function showAnswer(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 2`)).toBeVisible();
  await page.getByRole('button', { name: 'Show answer' }).click();
}

test('[Z11] on a phone, a queue that does not load and a rating that is refused can be tried again, up to the end of the queue', async ({
  page,
  other,
  watch,
}) => {
  watch.allow(/400|502/);
  const quizId = await findQuiz(page.request, 'twentieth');
  const keys = await findAnswerKeys(other.request, quizId);
  await openUser(page.request);
  await takeWithKeys(page.request, quizId, { keys, wrong: 2 });

  let allowQueue = await refuseQueue(page);
  await page.goto('/review');
  await expect(didNotLoad(page)).toBeVisible();
  await allowQueue();
  await didNotLoad(page).getByRole('button', { name: 'Try again' }).click();

  await page.getByRole('radio', { name: /^A ?/ }).check();
  await showAnswer(page, 1);
  const ratings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/review'))
      ratings.push(request.postData() ?? '');
  });
  await page.route(
    '**/api/review',
    (route) => (route.request().method() === 'POST' ? route.fulfill(badGateway) : route.fallback()),
    { times: 1 },
  );
  const good = page.getByRole('button', { name: /^Good:/ });
  await good.click();
  await expect(page.getByText('Not saved.')).toBeVisible();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await good.click();
  await showAnswer(page, 2);
  // The second press sends the same rating with the same time, so the server recognizes it.
  expect(ratings).toHaveLength(2);
  expect(ratings[1]).toBe(ratings[0]);
  expect(await (await page.request.get('/api/review')).json()).toMatchObject({ due: 1, total: 2 });

  allowQueue = await refuseQueue(page);
  await page.getByRole('button', { name: /^Easy:/ }).click();
  await expect(didNotLoad(page)).toBeVisible();
  await expect(page.getByText('No review cards to practise now')).toHaveCount(0);
  await allowQueue();
  await didNotLoad(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No review cards to practise now' })).toBeVisible();
  await expect(page.getByText('You will see your 2 review cards again when it is time.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download for Anki (.apkg)' })).toBeVisible();
});
