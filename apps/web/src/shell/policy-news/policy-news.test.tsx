import type { PolicyChanges } from '@aw/contracts/users/policies';
import { expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { sampleUser } from '~/testing/sample-user';
import PolicyNews, { policyChangesQuery } from './policy-news';

const changed = {
  version: '2026-09-01',
  changes: [{ day: '2026-09-01', summary: 'We keep sign-ins for 30 days.' }],
};

function render(changes: PolicyChanges): string {
  const cache = createQueryClient();
  cache.setQueryData(policyChangesQuery(sampleUser.id).queryKey, changes);
  return renderPage(<PolicyNews userId={sampleUser.id} />, { cache });
}

it('[U2] a person who has accepted the current Terms and seen the Privacy Policy sees no note', () => {
  expect(render({ terms: null, privacy: null })).not.toContain('<p');
});

it('[U2] new Terms are announced in a note with a button to read and accept them', () => {
  const html = render({ terms: changed, privacy: null });
  expect(html).toContain('Our Terms of Use have changed.');
  expect(html).toContain('Read and accept');
  expect(html).not.toContain('Privacy Policy');
});

it('[U2] a new Privacy Policy is announced with its summary and date, without a request to accept it', () => {
  const html = render({ terms: null, privacy: changed });
  expect(html).toContain('We keep sign-ins for 30 days.');
  expect(html).toContain('<time dateTime="2026-09-01">September 1, 2026</time>');
  expect(html).toContain('href="/privacy"');
  expect(html).not.toContain('Accept');
});

it('[U2] a change without a summary refers to the whole text', () => {
  expect(render({ terms: null, privacy: { ...changed, changes: [] } })).toContain(
    'There is no summary of this change. Please read the whole text.',
  );
});
