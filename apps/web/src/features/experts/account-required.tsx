import type { User } from '@aw/contracts/users/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { ResendVerification } from '~/shell/resend-verification';

/** Tells an applicant what is missing: an account, or a confirmed address. */
export function AccountRequired({ user }: { user: User }) {
  if (!user.isAnonymous)
    return (
      <Panel
        title="Confirm your email address first"
        lead={`We email our decision to ${user.email ?? 'your address'}. Open the confirmation link we sent there, then come back.`}
      >
        <div>
          <ResendVerification />
        </div>
      </Panel>
    );
  return (
    <Panel
      title="Create an account to apply"
      lead="To apply, you need an account with a confirmed email address."
    >
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to={paths.signup({ next: paths.expert })}>Create account</Link>
        </Button>
        <Button asChild>
          <Link to={paths.login({ next: paths.expert })}>Sign In</Link>
        </Button>
      </div>
    </Panel>
  );
}
