import type { User } from '@aw/contracts/users/public';
import { uploadsPerReward } from '@aw/pricing';
import { Stat } from '@aw/ui/patterns/stat';
import { Button } from '@aw/ui/primitives/button';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';
import { Link } from '@aw/ui/primitives/link';
import { Stroke } from '@aw/ui/primitives/progress';
import { Upload } from 'lucide-react';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { rewardProgress } from './profile-text';

/** Card with uploads, points and rewards, once there are any, and the progress to the next reward. */
export function RewardProgress({ user }: { user: User }) {
  const { done, left } = rewardProgress(user.uploadCount);
  const words = `${done} of ${uploadsPerReward} uploads`;
  const figures = [
    { label: 'Total uploads', value: user.uploadCount },
    { label: 'Points earned', value: user.rewardsEarned },
    { label: 'Rewards', value: user.rewardCount },
  ].filter(({ value }) => value > 0);
  return (
    <Panel title="Upload Progress">
      {figures.length > 0 && (
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3 sm:grid sm:grid-cols-3">
          {figures.map(({ label, value }) => (
            <Stat key={label} label={label} value={formatNumber(value)} />
          ))}
        </dl>
      )}
      <div className="grid gap-2.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          {done > 0 && <b>{words}</b>}
          <span className="text-14 text-ink-muted">
            {done > 0 ? 'next reward: 100 points' : 'Next reward: 100 points'}
          </span>
        </p>
        <Stroke
          label="Uploads towards the next reward"
          value={done}
          max={uploadsPerReward}
          valueText={words}
          slots={uploadsPerReward}
          size="lg"
        />
        <p className="text-14 text-ink-muted">{`You need ${formatCount(left, 'more accepted upload')} for your next reward.`}</p>
      </div>
      <div>
        <Button asChild icon={Upload}>
          <Link to={paths.upload()}>Upload Documents</Link>
        </Button>
      </div>
    </Panel>
  );
}
