import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';

const benefits = [
  'Your uploads, credits, rewards and unlocked documents on every device.',
  '1 unlock credit when you confirm your email address (once per inbox).',
  'A password, a passkey or both, and a way back in if you lose one.',
  'All settings here: your name, emails and sessions, and a way to download or erase your data.',
];

/** Explains the benefits of an account to a visitor without one, with links to sign in and to join. */
export function NoAccount() {
  return (
    <Panel title="You are not signed in" lead="Sign in to your account, or create one.">
      <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-faint">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to={paths.join}>Join</Link>
        </Button>
        <Button asChild>
          <Link to={paths.login({ next: paths.settings })}>Sign In</Link>
        </Button>
      </div>
    </Panel>
  );
}
