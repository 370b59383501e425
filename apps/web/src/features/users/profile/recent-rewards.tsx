import type { User } from '@aw/contracts/users/public';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { ListSkeleton } from './preview-list';
import { rewardsQuery } from './profile-queries';
import { moreRewards } from './profile-text';

/** Latest rewards, and the number of further ones. */
export function RecentRewards({ user }: { user: User }) {
  const query = useQuery(rewardsQuery(user.id));
  const more = query.data && moreRewards(user.rewardCount, query.data.length);
  return (
    <Panel title="Recent Rewards">
      <QueryStates query={query} noun="Rewards" skeleton={<ListSkeleton />} empty={<NoRewards />}>
        {(rewards) => (
          <ul className="grid">
            {rewards.map((reward) => (
              <li
                key={reward.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2.5 not-last:border-b"
              >
                <span className="font-strong wrap-anywhere">{reward.title}</span>
                <span className="font-strong whitespace-nowrap text-positive tabular-nums">
                  {`+${formatNumber(reward.rewardValue)} points`}
                </span>
                <span className="text-14 text-ink-muted wrap-anywhere">{reward.description}</span>
                <span className="text-end text-13 text-ink-faint">
                  <Time value={reward.earnedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {more && <p className="text-14 text-ink-muted">{more}</p>}
    </Panel>
  );
}

function NoRewards() {
  return (
    <EmptyState level={3} icon={Award} title="No rewards yet">
      Every fifth accepted upload earns a reward of 100 points.
    </EmptyState>
  );
}
