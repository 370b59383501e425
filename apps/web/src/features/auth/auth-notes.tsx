import { Note } from '@aw/ui/primitives/note';
import { useLocation } from 'react-router';
import { useHydrated } from '~/lib/use-hydrated';
import { useAddressParam } from './auth-address';
import { oidcProblemText } from './form/auth-failures';

/** Navigation state that a page passes to the sign-in page. */
export type AuthState = { notice: 'password-reset' };

/** Tells what happened before this page: a refusal by the provider, a new password, or an expired code step. */
export function AuthNotes({ isExpired }: { isExpired: boolean }) {
  const problem = oidcProblemText(useAddressParam('problem'));
  const isHydrated = useHydrated();
  const { state } = useLocation();
  if (isExpired)
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
