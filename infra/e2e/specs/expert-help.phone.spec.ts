import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/shared-browser';
import { readToast } from '../fixtures/toasts';

test('[X8] a quick question survives a refusal and a reload, waits for review, and is on the asker’s profile', async ({
  page,
  watch,
}) => {
  const title = `Why is <b>0! = 1</b>? ${Date.now()}`;
  const region = page.getByRole('region', { name: 'Quick help' });
  const post = region.getByRole('button', { name: 'Get Expert Help Now' });
  watch.allow(/503/);
  await page.goto('/expert-help');
  await post.click();
  await expect(region.getByText('Please give your question a title.')).toBeVisible();
  await expect(region.getByLabel('Question title')).toBeFocused();

  await region.getByLabel('Question title').fill(title);
  await region.getByLabel('Details').fill('I know that n! = n · (n − 1)!, and there it stops.');
  await page.route('**/api/questions', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'away' }) : route.fallback(),
  );
  await post.click();
  await readToast(
    page,
    'Failed to post question',
    'There was an error posting your question. Please try again.',
  );
  await page.unroute('**/api/questions');
  await page.reload();
  await expect(region.getByLabel('Question title')).toHaveValue(title);

  await post.click();
  await expect(page.getByRole('region', { name: 'Question posted successfully' })).toBeFocused();
  await readToast(
    page,
    'Question posted successfully',
    'Your question has been posted and experts will answer it soon.',
  );
  const recent = page.getByRole('region', { name: 'Recent Questions & Answers' }).getByRole('article');
  await expect(recent.first()).toBeVisible();
  await expect(recent.filter({ hasText: title })).toHaveCount(0);
  await region.getByRole('button', { name: 'Ask another question' }).click();
  await expect(region.getByLabel('Question title')).toHaveValue('');
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Your Questions' });
  await expect(own.getByRole('listitem').filter({ hasText: title })).toContainText('Waiting for review');
});

test('[Q1] the preview shows formulas and code like the published question, and limits deep nesting', async ({
  page,
}) => {
  await page.goto('/expert-help');
  await settled(page);
  const region = page.getByRole('region', { name: 'Quick help' });
  const details = region.getByLabel('Details');
  await region.getByRole('button', { name: 'Show preview' }).click();
  const preview = region.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Nothing to preview yet.');
  await details.fill('Why is $\\int x^2 e^x dx$ so long? <script>x()</script>\n\n$$\\frac{a}{b}$$');
  await expect(preview.locator('math')).toHaveCount(2);
  await expect(preview).toContainText('<script>x()</script>');
  await expect(preview.locator('math').first()).toHaveCSS('font-family', /Maths/);
  await details.fill('>'.repeat(30_000));
  await expect(preview).toContainText('We cannot show this text');
  await details.fill('fine');
  await expect(preview.locator('.rich-text')).toHaveText('fine');
});

test('[X7] [Q6] the tutors of the demo data are called samples and reached by chat; without demo data there are none, and No Questions Yet leads to /ask', async ({
  page,
}) => {
  await page.goto('/expert-help');
  const tutors = page.getByRole('region', { name: 'Expert tutors' });
  await expect(tutors.getByText('Sample profile')).toHaveCount(4);
  await expect(tutors.getByRole('link', { name: 'Contact Expert: Mira Halvorsen' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Hello!%20I%20would%20like%20help%20from%20Mira%20Halvorsen/,
  );
  await expect(tutors.getByText('No reviews yet')).toHaveCount(4);
  for (const call of ['experts', 'questions'])
    await page.route(`**/api/${call}?*`, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(tutors.getByRole('heading', { name: 'No tutor profiles yet' })).toBeVisible();
  await expect(tutors.getByText('Sample profile')).toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Recent Questions & Answers' });
  await expect(recent.getByRole('heading', { name: 'No Questions Yet' })).toBeVisible();
  await expect(recent.getByRole('link', { name: 'Ask the first question' })).toHaveAttribute('href', '/ask');
});
