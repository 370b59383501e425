import type { User } from '@aw/contracts/users/public';
import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRefreshSession, useSession } from '~/lib/session';
import { LoadError } from '~/shell/query-states';
import { AccountRequired, EducatorsOnly } from './educators-only';
import { ExamForm } from './exam-form';
import { examShieldsQuery, ownAccountQuery } from './exam-shield-queries';
import { OwnExams } from './own-exams';
import { WhatItDoes } from './what-it-does';

/** The page /exam-shield: educators hide questions about their exams until the exams are over. */
export function ExamShieldPage() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Exam Shield"
        lead="For educators: we hide questions that match your exam until the exam is over, and we never see its text."
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:order-2">
          <WhatItDoes />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:gap-6">
          {session.status === 'none' ? (
            <LoadError
              query={{ error: new Error('The session has no user.'), refetch: refreshSession }}
              title="Your account did not load"
            />
          ) : session.status === 'loading' ? (
            <Loading />
          ) : session.user.isAnonymous ? (
            <AccountRequired />
          ) : (
            <EducatorSection key={session.user.id} user={session.user} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows the form for educators and the account's own exams, which former educators can still see and end. */
function EducatorSection({ user }: { user: User }) {
  const account = useQuery(ownAccountQuery(user.id));
  const exams = useQuery(examShieldsQuery(user.id));
  if (!account.data)
    return account.error ? <LoadError query={account} title="Your account did not load" /> : <Loading />;
  const isEducator = account.data.audience === 'educator';
  const canProtect = isEducator && user.isEmailVerified;
  return (
    <>
      {canProtect ? <ExamForm userId={user.id} /> : <EducatorsOnly user={user} isEducator={isEducator} />}
      {(canProtect || (exams.data?.length ?? 0) > 0) && <OwnExams userId={user.id} />}
    </>
  );
}

function Loading(): ReactNode {
  return (
    <LoadingRegion label="Loading your exams…">
      <div className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6">
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </LoadingRegion>
  );
}
