import { expect, it } from 'vitest';
import { meta } from '~/routes/newsletter';
import { renderPage } from '~/testing/render-page';
import { ConfirmSubscription } from './confirm-subscription';
import { NewsletterPage } from './newsletter-page';

it('[X8] the built page shows no form before it has read its address', () => {
  const html = renderPage(<NewsletterPage />);
  expect(html).toContain('Checking the link…');
  expect(html).not.toContain('<form');
});

it('[X8] a mailed link confirms nothing before its button is pressed', () => {
  const html = renderPage(<ConfirmSubscription token="of-a-mail" />);
  expect(html).toMatch(/<button[^>]*>.*Confirm subscription.*<\/button>/);
  expect(html).not.toContain('aria-busy="true"');
});

it('[X8] search engines do not index the newsletter page', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
