import { RecoveryCodes } from '@aw/ui/patterns/recovery-codes';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { formatAbsoluteTime } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { meQuery } from '../../../api/shared-queries';
import { LoadError } from '../../../format/load-error';
import { useFocusRescue } from '../../../format/use-focus-rescue';
import { useConsole } from '../../../services/console-services';
import { ScanForm } from './scan-form';
import { StartForm } from './start-form';
import { TurnOffDialog } from './turn-off-dialog';
import type { Setup } from './use-setup';

type StaffRecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Section about the authenticator app: its state, its set-up, and turning it off. */
export function AuthenticatorSection({ setup }: { setup: Setup }) {
  const section = useRef<HTMLElement>(null);
  useFocusRescue(section, setup.step);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="authenticator"
      className="grid grid-cols-1 gap-4 border-t border-line pt-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="authenticator" className="text-18">
          Authenticator app
        </h2>
        <Status step={setup.step} />
      </div>
      {contentOf(setup)}
    </section>
  );
}

function Status({ step }: { step: Setup['step'] }) {
  if (step === 'on' || step === 'codes') {
    return (
      <Badge tone="positive" icon={CircleCheck}>
        On
      </Badge>
    );
  }
  return step === 'off' || step === 'scan' ? <Badge>Off</Badge> : null;
}

function contentOf(setup: Setup): ReactNode {
  switch (setup.step) {
    case 'loading':
      return (
        <LoadingRegion label="Loading two-step sign-in…">
          <div className="grid gap-3">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </LoadingRegion>
      );
    case 'failed':
      return <LoadError title="Two-step sign-in did not load" query={setup.query} />;
    case 'off':
      return <StartForm onStarted={setup.onStarted} />;
    case 'scan':
      return <ScanForm {...setup.secret} onDone={setup.onConfirmed} onCancel={setup.onCancel} />;
    case 'codes':
      return <StaffRecoveryCodes codes={setup.codes} onSaved={setup.onSaved} />;
    case 'on':
      return <FactorOn since={setup.since} />;
  }
}

/** Shown while two-step sign-in is on, with the button that turns it off. */
function FactorOn({ since }: { since: string | undefined }) {
  return (
    <>
      <div className="grid max-w-measure gap-2 text-14 text-ink-muted">
        {since && (
          <p className="text-ink">
            On since <time dateTime={since}>{formatAbsoluteTime(new Date(since))}</time>.
          </p>
        )}
        <p>
          When you sign in, you enter your password and then the code your app shows, or a recovery code. Each
          recovery code works once.
        </p>
        <p>To use another phone or get new recovery codes, turn it off and set it up again.</p>
      </div>
      <div>
        <TurnOffDialog />
      </div>
    </>
  );
}

/** Recovery codes of the signed-in account. They are shown only once. */
function StaffRecoveryCodes({ codes, onSaved }: StaffRecoveryCodesProps) {
  const { api } = useConsole();
  const username = useQuery(meQuery(api)).data?.admin.username;
  return (
    <RecoveryCodes
      codes={codes}
      owner={[
        `Recovery codes of the staff console ${location.origin}`,
        ...(username ? [`Account: ${username}`] : []),
      ]}
      fileName="staff-recovery-codes.txt"
    >
      <LeaveQuestion onSaved={onSaved} />
    </RecoveryCodes>
  );
}

/**
 * Button that confirms that the codes were saved. Leaving in any other way asks first, because they are not shown
 * again.
 */
function LeaveQuestion({ onSaved }: { onSaved: () => void }) {
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (!isSaved.current) event.preventDefault();
  });

  const confirm = () => {
    isSaved.current = true;
    onSaved();
  };

  return (
    <>
      <Button variant="primary" onClick={confirm}>
        I have saved them
      </Button>
      <ConfirmDialog
        title="Leave without your recovery codes?"
        description="They are not shown again. If you lose your phone and have no code, you cannot sign in."
        confirmLabel="Leave"
        cancelLabel="Stay here"
        isOpen={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen && blocker.state === 'blocked') blocker.reset();
        }}
        onConfirm={() => {
          isSaved.current = true;
          if (blocker.state === 'blocked') blocker.proceed();
        }}
      />
    </>
  );
}
