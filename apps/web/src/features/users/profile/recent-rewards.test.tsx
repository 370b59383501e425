import { expect, it, vi } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { sampleUser } from '~/testing/sample-user';
import { rewardsQuery } from './profile-queries';
import { RecentRewards } from './recent-rewards';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

it('[U5] a reward is listed on the profile with its points', () => {
  const cache = createQueryClient();
  const reward = {
    id: 1,
    type: 'upload',
    title: '5 uploads accepted',
    description: null,
    rewardValue: 1200,
    earnedAt: '2026-01-02T00:00:00.000Z',
  };
  cache.setQueryData(rewardsQuery(sampleUser.id).queryKey, [reward]);
  const html = renderPage(<RecentRewards user={sampleUser} />, { cache });
  expect(html).toContain('5 uploads accepted');
  expect(html).toContain('+1,200 points');
});
