import type { ResponseOf } from '@aw/contracts/endpoint';
import type { startStaffTotp } from '@aw/contracts/staff/totp';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FailedQuery } from '../../../format/load-error';
import { useConsole, useIsSetupNeeded } from '../../../services/console-services';
import { addressAfterSetup } from '../../../session/sign-in-address';
import { secondFactorQuery } from './queries';

type TotpSecret = ResponseOf<typeof startStaffTotp>;

/** Step of the set-up, with its callbacks. */
export type Setup =
  | { step: 'loading' }
  | { step: 'failed'; query: FailedQuery }
  | { step: 'off'; onStarted: (secret: TotpSecret) => void }
  | { step: 'scan'; secret: TotpSecret; onConfirmed: (codes: string[]) => void; onCancel: () => void }
  | { step: 'codes'; codes: string[]; onSaved: () => void }
  | { step: 'on'; since: string | undefined };

/** Returns the current step of the set-up. The codes stay until they are saved; only then does the console open. */
export function useSetup(): Setup {
  const { api, gate } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSetupNeeded = useIsSetupNeeded();
  const [secret, setSecret] = useState<TotpSecret>();
  const [codes, setCodes] = useState<string[]>();
  const query = useQuery({
    ...secondFactorQuery(api),
    enabled: !isSetupNeeded,
  });
  const { data, error } = query;

  if (codes) {
    const onSaved = () => {
      const next = addressAfterSetup(search);
      gate.open();
      if (next) void navigate(next, { replace: true });
      else setCodes(undefined);
    };
    return { step: 'codes', codes, onSaved };
  }
  const isOn = !isSetupNeeded && data?.isOn === true;
  if (secret && !isOn) {
    const onConfirmed = (recoveryCodes: string[]) => {
      setSecret(undefined);
      setCodes(recoveryCodes);
    };
    return { step: 'scan', secret, onConfirmed, onCancel: () => setSecret(undefined) };
  }
  if (isSetupNeeded || data?.isOn === false) return { step: 'off', onStarted: setSecret };
  if (data) return { step: 'on', since: data.since };
  if (!error) return { step: 'loading' };
  return { step: 'failed', query };
}
