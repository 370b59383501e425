import type { AccountSession } from '@aw/contracts/account/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { Monitor, Smartphone } from 'lucide-react';
import { SettingsRow } from './settings-row';

type SessionRowProps = { session: AccountSession; isEnding: boolean; onEnd: () => void };

const ofPhones = /android|iphone|ipad|phone/i;

/** One browser in which one is signed in; the one at hand is ended by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { isCurrent, signedInAt, seenAt, isRemembered } = session;
  const device = session.device || 'Unknown browser';
  return (
    <SettingsRow
      icon={ofPhones.test(device) ? Smartphone : Monitor}
      title={
        <>
          {device} {isCurrent && <Badge tone="accent">This browser</Badge>}
        </>
      }
      action={
        !isCurrent && (
          <Button
            size="sm"
            aria-label={`End the session in ${device}`}
            isPending={isEnding}
            pendingLabel="Ending..."
            onClick={onEnd}
          >
            End
          </Button>
        )
      }
    >
      <span>
        Signed in: <Time value={signedInAt} />
      </span>
      {!isCurrent && (
        <span>
          Last seen: <Time value={seenAt} />
        </span>
      )}
      {!isRemembered && <span>Ends when the browser is closed</span>}
    </SettingsRow>
  );
}
