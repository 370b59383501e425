import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { TurnOffDialog } from './turn-off-dialog';

type FactorOnProps = { since: string | undefined };

/** The second factor while it guards the sign-in, and the way to turn it off. */
export function FactorOn({ since }: FactorOnProps) {
  return (
    <>
      <div className="grid max-w-measure gap-2 text-14 text-ink-muted">
        {since && (
          <p className="text-ink">
            On since <time dateTime={since}>{formatAbsoluteTime(new Date(since))}</time>.
          </p>
        )}
        <p>
          After your password, the login asks for the code that your app shows, or for one of your recovery
          codes. Each recovery code is good once.
        </p>
        <p>For another phone, or for new recovery codes, turn it off and set it up again.</p>
      </div>
      <div>
        <TurnOffDialog />
      </div>
    </>
  );
}
