import { reasonOf } from '@aw/contracts/api-error';
import { type checkEmailToken, verifyEmail } from '@aw/contracts/auth/public';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { deadlineText } from '@aw/contracts/moment-text';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { settleSession } from '~/lib/replace-user';
import { useSession } from '~/lib/session';
import { useGo } from '~/lib/use-go';
import { AuthCard } from '../auth-card';
import { needsSecondFactor } from '../form/auth-failures';
import { userName } from '../signed-in-card';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { ConfirmElsewhere, isWrongPassword, type Proof } from './confirm-elsewhere';

type ConfirmCardProps = {
  token: string;
  link: ResponseOf<typeof checkEmailToken>;
  onConfirmed: (email: string) => void;
};

const welcome = { title: 'Email Confirmed', description: 'You are now signed in here.' };

/** The email address of the link and the buttons that confirm it. Opening the page alone changes nothing. */
export function ConfirmCard({ token, link, onConfirmed }: ConfirmCardProps) {
  const queryClient = useQueryClient();
  const go = useGo();
  const enter = useCompleteSignIn(welcome, { isStaying: true });
  const { user } = useSession();
  const otherUser = user && !user.isAnonymous && !link.isOwnSession ? user : undefined;

  const confirm = useMutation({
    // Otherwise the cache would hold the password for minutes.
    gcTime: 0,
    mutationFn: async (proof?: Proof) => {
      await settleSession(queryClient);
      const { email, entered } = await api.call(verifyEmail, { body: { token, signIn: false, ...proof } });
      // Shown before the session changes, or the page would request the used link again.
      flushSync(() => onConfirmed(email));
      if (entered) await enter(entered);
      else await queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (needsSecondFactor(error)) void go(paths.login({ step: 'code' }), { replace: true });
    },
  });

  return (
    <AuthCard>
      <div className="grid gap-1 wrap-anywhere">
        <h2 className="text-18">{link.email}</h2>
        <p className="text-14 text-ink-muted">
          {link.isChange
            ? 'This will replace the account’s current address.'
            : 'You created your account with this address.'}{' '}
          The link works once, until {deadlineText(link.expiresAt)}.
        </p>
      </div>
      {otherUser && (
        <Note tone="info">
          You are signed in here as {userName(otherUser)}. Signing in with this link switches to the other
          account.
        </Note>
      )}
      {confirm.isError && !isWrongPassword(confirm.error) && !needsSecondFactor(confirm.error) && (
        <Note tone="danger">{reasonOf(confirm.error)}</Note>
      )}
      {link.isOwnSession ? (
        <Button
          variant="primary"
          isPending={confirm.isPending}
          pendingLabel="Confirming..."
          onClick={() => confirm.mutate(undefined)}
        >
          Confirm
        </Button>
      ) : (
        <ConfirmElsewhere
          sent={confirm.isPending ? confirm.variables : undefined}
          onConfirm={confirm.mutateAsync}
        />
      )}
      <p className="text-14 text-ink-muted">
        {!link.isOwnSession && 'If this is not your own device, choose “Only confirm”. '}
        If you did not ask for this email, just close this page. Opening the link did not change anything.
      </p>
    </AuthCard>
  );
}
