import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { paths } from '~/lib/paths';
import { Panel } from '~/shell/panel';

const gains = [
  'Your uploads, credits, rewards and unlocked documents come along and follow you to every device.',
  'One unlock credit once you confirm your address, for the first account of a mailbox.',
  'A password, a passkey or both, and a way back when one is lost.',
  'Your settings here: name, mails, sessions, a copy of your data, and its erasure.',
];

/** What an account brings to somebody who has none, and the two ways to one. */
export function NoAccount() {
  return (
    <div className="max-w-dialog-lg">
      <Panel
        title="You are not signed in"
        lead="Nobody is signed in in this browser. Sign in to the account that you have, or join."
      >
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-ink-faint">
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
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
    </div>
  );
}
