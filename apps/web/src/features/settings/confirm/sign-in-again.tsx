import type { Account } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';

type SignInAgainProps = { account: Account; hasPasskey: boolean };

/** The ways of an account without a password: its provider once more, or a password set by mail. */
export function SignInAgain({ account, hasPasskey }: SignInAgainProps) {
  const { hasOidc } = usePublicConfig();
  const hasProvider = hasOidc && account.identities.length > 0;
  const forgotten = <Link to={paths.forgotPassword}>set a password by e-mail</Link>;
  return (
    <div className="grid gap-3">
      {hasProvider && (
        <Button asChild isBlock variant={hasPasskey ? 'secondary' : 'primary'}>
          <Link to={paths.oidcLogin({ next: paths.settings })}>Sign in again</Link>
        </Button>
      )}
      <p className="text-14 text-ink-muted">
        {hasProvider || hasPasskey
          ? 'Does that not work? Then '
          : 'Your account has no password yet. Please '}
        {forgotten} and come back.
      </p>
    </div>
  );
}
