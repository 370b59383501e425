import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Credits } from '~/features/users/profile/credits';
import { OwnAttempts } from '~/features/users/profile/own-attempts';
import { OwnCertificates } from '~/features/users/profile/own-certificates';
import { OwnQuestions } from '~/features/users/profile/own-questions';
import { ProfileCard } from '~/features/users/profile/profile-card';
import { RecentRewards } from '~/features/users/profile/recent-rewards';
import { RecentUploads } from '~/features/users/profile/recent-uploads';
import { RewardProgress } from '~/features/users/profile/reward-progress';
import { unlistedPageMeta } from '~/lib/page-title';
import { sessionQuery, useSession } from '~/lib/session';
import { LoadError } from '~/shell/query-states';

export function meta() {
  return unlistedPageMeta('Profile');
}

export default function ProfilePage() {
  const query = useQuery(sessionQuery);
  const { error } = query;
  const { user } = useSession();
  return (
    <div className="wrap">
      <PageHead title="Profile" lead="Your uploads, questions, quizzes, rewards and credits." />
      {user && (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:items-start lg:gap-6">
          <div className="grid min-w-0 gap-5 lg:gap-6">
            <ProfileCard user={user} />
            <Credits userId={user.id} />
          </div>
          <div className="grid min-w-0 gap-5 lg:gap-6">
            <RewardProgress user={user} />
            <RecentRewards user={user} />
            <RecentUploads userId={user.id} />
            <OwnQuestions userId={user.id} />
            <OwnAttempts userId={user.id} />
            <OwnCertificates userId={user.id} />
          </div>
        </div>
      )}
      {!user && error && <LoadError title="Your profile did not load" query={query} />}
      {!user && !error && <ProfileSkeleton />}
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <LoadingRegion label="Loading your profile…">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:gap-6">
        {[1, 2].map((column) => (
          <div
            key={column}
            className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-6"
          >
            <Skeleton shape="circle" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
