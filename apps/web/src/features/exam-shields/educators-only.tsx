import type { User } from '@aw/contracts/users/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';
import { ResendVerification } from '~/shell/resend-verification';

/** Shown to visitors without an account, who cannot protect exams. */
export function AccountRequired() {
  return (
    <Panel
      title="Sign in to protect an exam"
      lead="You need an educator account with a confirmed email address."
    >
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to={paths.signup({ next: paths.examShield })}>Create account</Link>
        </Button>
        <Button asChild>
          <Link to={paths.login({ next: paths.examShield })}>Sign In</Link>
        </Button>
      </div>
    </Panel>
  );
}

/** Tells a signed-in user what is missing: being an educator, or a confirmed address. */
export function EducatorsOnly({ user, isEducator }: { user: User; isEducator: boolean }) {
  if (!isEducator)
    return (
      <Panel
        title="For educators"
        lead="Your settings say that you are a student. If you teach, change this in your settings, then come back."
      >
        <div>
          <Button asChild>
            <Link to={paths.settings}>Open settings</Link>
          </Button>
        </div>
      </Panel>
    );
  return (
    <Panel
      title="Confirm your email address first"
      lead={`Open the confirmation link we emailed to ${user.email ?? 'your address'}, then come back.`}
    >
      <div>
        <ResendVerification />
      </div>
    </Panel>
  );
}
