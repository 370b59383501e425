import type { PolicyChanges } from '@aw/contracts/account/policies';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { sampleUser } from '~/testing/sample-user';
import PolicyNews, { policyChangesQuery } from './policy-news';

const changed = {
  version: '2026-09-01',
  changes: [{ day: '2026-09-01', summary: 'We keep sign-ins for 30 days.' }],
};

function newsOf(changes: PolicyChanges): string {
  const cache = createQueryClient();
  cache.setQueryData(policyChangesQuery(sampleUser.id).queryKey, changes);
  return renderPage(<PolicyNews userId={sampleUser.id} />, { cache });
}

it('[U2] nothing is shown to a person who accepted the current Terms and knows the Privacy Policy', () => {
  expect(newsOf({ terms: null, privacy: null })).not.toContain('<p');
});

it('[U2] new Terms leave a note above the page that leads to their acceptance', () => {
  const html = newsOf({ terms: changed, privacy: null });
  expect(html).toContain('Our Terms of Use have changed.');
  expect(html).toContain('Read and accept');
  expect(html).not.toContain('Privacy Policy');
});

it('[U2] a new Privacy Policy is told with its summary and date, without a question', () => {
  const html = newsOf({ terms: null, privacy: changed });
  expect(html).toContain('We keep sign-ins for 30 days.');
  expect(html).toContain('<time dateTime="2026-09-01">September 1, 2026</time>');
  expect(html).toContain('href="/privacy"');
  expect(html).not.toContain('Accept');
});

it('[U2] a change without a summary says so', () => {
  expect(newsOf({ terms: null, privacy: { ...changed, changes: [] } })).toContain(
    'There is no summary of this change. Please read the whole text.',
  );
});
