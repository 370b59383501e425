import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { accountQuery } from '~/features/users/settings/account-queries';
import { AccountSettings } from '~/features/users/settings/account-settings';
import { AgeSection } from '~/features/users/settings/age-section';
import { MemorySection } from '~/features/users/settings/memory/memory-section';
import { NoAccount } from '~/features/users/settings/no-account';
import { SettingsSkeleton } from '~/features/users/settings/settings-frame';
import { UnsubscribeCard } from '~/features/users/settings/unsubscribe-card';
import { unlistedPageMeta } from '~/lib/page-title';
import { paths } from '~/lib/paths';
import { sessionQuery } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { LoadError } from '~/shell/query-states';

export function meta() {
  return unlistedPageMeta('Settings');
}

export default function SettingsPage() {
  const isHydrated = useHydrated();
  const token = useSearchParams()[0].get('unsubscribe');
  return (
    <div className="wrap">
      <PageHead title="Settings" lead="Your account, how you sign in, your data and your emails." />
      {isHydrated && token && <UnsubscribeCard token={token} />}
      {isHydrated ? <OwnSettings hasCard={Boolean(token)} /> : <SettingsSkeleton />}
    </div>
  );
}

/* A visitor who follows a link of a mail without being signed in already has an account, so its benefits are not listed. */
function OwnSettings({ hasCard }: { hasCard: boolean }) {
  const { data: user, ...session } = useQuery(sessionQuery);
  const account = useQuery({
    ...accountQuery(user?.id ?? ''),
    enabled: user !== undefined && !user.isAnonymous,
  });
  if (user?.isAnonymous) return hasCard ? <SignInLine /> : <AnonymousSettings userId={user.id} />;
  if (account.data) return <AccountSettings key={account.data.id} account={account.data} />;
  const error = session.error ?? account.error;
  // The session is loaded again too, because it may have ended elsewhere.
  const retry = () => session.refetch().then(() => account.refetch());
  if (error)
    return (
      <LoadError
        title="Your settings did not load"
        query={{ error, isFetching: session.isFetching || account.isFetching, refetch: retry }}
      />
    );
  return <SettingsSkeleton />;
}

/** Settings that visitors without an account have too. */
function AnonymousSettings({ userId }: { userId: string }) {
  return (
    <div className="grid max-w-dialog-lg gap-5 lg:gap-6">
      <NoAccount />
      <AgeSection />
      <MemorySection userId={userId} />
    </div>
  );
}

function SignInLine() {
  return (
    <p>
      <Link to={paths.login({ next: paths.settings })}>Sign In</Link> to see all your settings.
    </p>
  );
}
