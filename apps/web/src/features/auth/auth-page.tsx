import { PageHead, type PageHeadProps } from '@aw/ui/patterns/page-head';
import type { ReactNode } from 'react';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { AccountBenefits } from './account-benefits';
import { BelongingsPanel } from './belongings-panel';
import { SignedInCard } from './signed-in-card';

type AuthPageProps = PageHeadProps & {
  /** The form; a person who is signed in sees who they are instead. */
  children: ReactNode;
  /** What stands beside the form; the browser's work and what an account gives, unless something else does. */
  side?: ReactNode;
};

/** A way in: the form first, beside it what comes along and what an account is good for. */
export function AuthPage({ children, side, ...head }: AuthPageProps) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (isHydrated && user && !user.isAnonymous) {
    return (
      <AuthColumns back={head.back} title={head.title} side={null}>
        <SignedInCard user={user} />
      </AuthColumns>
    );
  }
  return (
    <AuthColumns
      {...head}
      side={
        side ?? (
          <>
            <BelongingsPanel />
            <AccountBenefits />
          </>
        )
      }
    >
      {children}
    </AuthColumns>
  );
}

type AuthColumnsProps = PageHeadProps & { children: ReactNode; side: ReactNode };

/** The two columns of a way in; on a phone the side follows the form. */
export function AuthColumns({ children, side, ...head }: AuthColumnsProps) {
  return (
    <div className="wrap">
      <PageHead {...head} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:items-start">
        <div className="min-w-0">{children}</div>
        <div className="grid min-w-0 content-start gap-8">{side}</div>
      </div>
    </div>
  );
}
