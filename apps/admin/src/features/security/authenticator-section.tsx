import { Badge } from '@aw/ui/primitives/badge';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { LoadError } from '../../format/load-error';
import { useFocusRescue } from '../../format/use-focus-rescue';
import { FactorOn } from './factor-on';
import { ScanForm } from './scan-form';
import { StaffRecoveryCodes } from './staff-recovery-codes';
import { StartForm } from './start-form';
import type { Setup } from './use-setup';

type AuthenticatorSectionProps = { setup: Setup };

/** The authenticator app of whoever is signed in: whether it is on, the way to set it up, and to turn it off. */
export function AuthenticatorSection({ setup }: AuthenticatorSectionProps) {
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
        <LoadingRegion label="Loading your second factor…">
          <div className="grid gap-3">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </LoadingRegion>
      );
    case 'failed':
      return <LoadError title="The state of your second factor did not load" {...setup.failure} />;
    case 'off':
      return <StartForm onStarted={setup.onStarted} />;
    case 'scan':
      return <ScanForm {...setup.secret} onDone={setup.onConfirmed} onCancel={setup.onCancel} />;
    case 'codes':
      return <StaffRecoveryCodes codes={setup.codes} onKept={setup.onKept} />;
    case 'on':
      return <FactorOn since={setup.since} />;
  }
}
