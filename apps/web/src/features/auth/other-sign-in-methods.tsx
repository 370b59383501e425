import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { settleSession } from '~/lib/replace-user';
import { sessionKey } from '~/lib/session';
import { useNext } from './auth-address';
import { OrRule } from './auth-card';
import { ConsentLine } from './form/consent';

type Passkey = { canUse: boolean; isPending: boolean; signIn: () => Promise<void> };

type OtherMethodsProps = {
  oidcLabel: string;
  /** Undefined on forms that create accounts. */
  passkey?: Passkey;
  /** True if the agreement to the terms must be shown here, because the form does not show it. */
  saysConsent: boolean;
};

/** The sign-in methods without a password that this site and this browser support. Renders nothing without any. */
export function OtherMethods({ oidcLabel, passkey, saysConsent }: OtherMethodsProps) {
  const { hasOidc } = usePublicConfig();
  const next = useNext();
  const leaveWhenSettled = useSettledLeave();
  const hasPasskey = passkey?.canUse === true;
  if (!hasOidc && !hasPasskey) return null;
  return (
    <div className="grid gap-3">
      <OrRule />
      {hasPasskey && (
        <div className="grid gap-1.5">
          <Button
            isBlock
            icon={KeyRound}
            isPending={passkey.isPending}
            pendingLabel="Waiting for your passkey..."
            onClick={() => void passkey.signIn()}
          >
            Sign in with a passkey
          </Button>
          <p className="text-13 text-ink-muted">
            <Link to={paths.forgotPassword}>Lost your passkey?</Link> We can email you a link to get back in.
          </p>
        </div>
      )}
      {hasOidc && (
        <>
          <Button asChild isBlock>
            <Link to={paths.oidcLogin(next === paths.home ? {} : { next })} onClick={leaveWhenSettled}>
              {oidcLabel}
            </Link>
          </Button>
          {saysConsent && <ConsentLine />}
        </>
      )}
    </div>
  );
}

/**
 * Delays a link that leaves the site until the first visit is registered, whose cookie would replace the
 * provider's.
 */
function useSettledLeave(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const queryClient = useQueryClient();
  return (event) => {
    if (queryClient.getQueryData(sessionKey)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void settleSession(queryClient).then(() => window.location.assign(href));
  };
}
