import { PageHead, type PageHeadProps } from '@aw/ui/patterns/page-head';
import type { ReactNode } from 'react';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { BelongingsPanel } from './belongings/belongings-panel';
import { AccountBenefits } from './sign-up/account-benefits';
import { SignedInCard } from './signed-in-card';

type AuthPageProps = PageHeadProps & {
  /** The form. A signed-in user sees their account instead. */
  children: ReactNode;
  /** Content beside the form; by default, the work in this browser and the benefits of an account. */
  side?: ReactNode;
};

/** A page to sign in or sign up: the form, and beside it the visitor's own work and the benefits of an account. */
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

/** The two columns of a sign-in page; on a phone, the side content follows the form. */
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
