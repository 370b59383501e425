import { Note } from '@aw/ui/primitives/note';
import { useLocation } from 'react-router';
import { useHydrated } from '~/lib/use-hydrated';
import { oidcProblemText } from './auth-failures';
import { useAddressParam } from './use-address-param';

/** What a page hands over to the sign-in page when it leads there. */
export type AuthState = { notice: 'password-reset' };

/** What happened before this page: a provider that refused, a password that was set, a code that came too late. */
export function AuthNotes({ isOver }: { isOver: boolean }) {
  const problem = oidcProblemText(useAddressParam('problem'));
  const isHydrated = useHydrated();
  const { state } = useLocation();
  if (isOver)
    return <Note tone="caution">That sign-in took too long. Please start again with your password.</Note>;
  if (problem) return <Note tone="caution">{problem}</Note>;
  if (isHydrated && isReset(state))
    return (
      <Note tone="positive" title="Your new password is set.">
        We signed out every other browser. Please sign in here with the new password.
      </Note>
    );
  return null;
}

function isReset(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'notice' in state && state.notice === 'password-reset'
  );
}
