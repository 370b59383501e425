import type { OwnExpert } from '@aw/contracts/experts/public';
import type { User } from '@aw/contracts/users/public';
import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRefreshSession, useSession } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { LoadError } from '~/shell/query-states';
import { AccountRequired } from './account-required';
import { EarningsPanel } from './earnings-panel';
import { ownExpertQuery } from './expert-query';
import { ExpertStatus } from './expert-status';
import { expertTexts } from './expert-text';
import { ExpertForm } from './form/expert-form';
import { OpenQuestions } from './open-questions';
import { RatesPanel } from './rates-panel';
import { WhatExpertsDo } from './what-experts-do';

/** The page /expert: the application, and for experts their own page. */
export function ExpertPage() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  const own = useQuery({
    ...ownExpertQuery(session.user?.id ?? ''),
    enabled: session.status === 'ready',
  });
  const error = session.status === 'none' ? new Error('The session has no user.') : own.error;
  const retry = async () => {
    if (session.status === 'none') await refreshSession();
    await own.refetch();
  };
  return (
    <div className="wrap pb-16">
      <PageHead title="For experts" lead={expertTexts[own.data?.profile?.status ?? 'none'].lead} />
      {session.user && own.data ? (
        <LoadedExpert key={session.user.id} user={session.user} own={own.data} />
      ) : error ? (
        <LoadError
          title="Your application did not load"
          query={{ error, isFetching: own.isFetching, refetch: retry }}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

type LoadedExpertProps = { user: User; own: OwnExpert };

const columns = 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6';

/** The sections of the page. Those only for experts come before the profile. */
function LoadedExpert({ user, own }: LoadedExpertProps) {
  const { profile, earnings, rates } = own;
  const canApply = !user.isAnonymous && user.isEmailVerified;
  const hasEarned = profile?.status === 'approved' || earnings.entries.length > 0;
  return (
    <div className={columns}>
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:gap-6">
        {profile && <ExpertStatus profile={profile} />}
        {profile?.status === 'approved' && <OpenQuestions userId={user.id} />}
        {!profile && <WhatExpertsDo />}
        {canApply ? <FormPanel user={user} own={own} /> : <AccountRequired user={user} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:gap-6">
        {hasEarned && <EarningsPanel earnings={earnings} />}
        <RatesPanel rates={rates} />
      </div>
    </div>
  );
}

function FormPanel({ user, own }: LoadedExpertProps) {
  const { form } = expertTexts[own.profile?.status ?? 'none'];
  return (
    <Panel title={form.title} lead={form.lead}>
      <ExpertForm user={user} own={own} />
    </Panel>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading your page…">
      <div className={columns}>
        {['main', 'side'].map((part) => (
          <div
            key={part}
            className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
          >
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
