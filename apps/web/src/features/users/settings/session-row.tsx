import type { AccountSession } from '@aw/contracts/users/account';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { Monitor, Smartphone } from 'lucide-react';
import { SettingsRow } from './settings-row';

type SessionRowProps = { session: AccountSession; isEnding: boolean; onEnd: () => void };

const phonePattern = /android|iphone|ipad|phone/i;

/** A session with a button to end it. The current session is ended by signing out instead. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { isCurrent, signedInAt, seenAt, isRemembered } = session;
  const device = session.device || 'Unknown browser';
  return (
    <SettingsRow
      icon={phonePattern.test(device) ? Smartphone : Monitor}
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
