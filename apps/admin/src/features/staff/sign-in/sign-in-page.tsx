import { staffHint } from '@aw/contracts/staff/public';
import { Note } from '@aw/ui/primitives/note';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTitle } from '../../../format/use-title';
import { useConsole } from '../../../services/console-services';
import { SignInForm } from './sign-in-form';
import { SignInSheet } from './sign-in-sheet';

const hintKey = 'hint';

/** Sign-in page of the console. */
export function SignInPage() {
  const { api } = useConsole();
  const { state } = useLocation();
  const queryClient = useQueryClient();
  const hint = useQuery({
    queryKey: [hintKey],
    queryFn: ({ signal }) => api.callOpenly(staffHint, { signal }),
  }).data;

  useEffect(() => {
    // Clears what the last session has read, so that the next one does not see it.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== hintKey });
  }, [queryClient]);
  useTitle('Admin login');
  return (
    <SignInSheet
      title="Admin login"
      lead="For staff only."
      foot={<SupportContact email={hint?.supportEmail} />}
    >
      {isExpired(state) && (
        <Note tone="caution" title="Your session has ended.">
          Sign in to continue where you left off. What you typed is kept.
        </Note>
      )}
      <SignInForm />
      {hint?.isDemo && (
        <Note tone="info">
          This site runs with demo data. Sign in with the account you created from the one-time link.
        </Note>
      )}
    </SignInSheet>
  );
}

function isExpired(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isExpired' in state && state.isExpired === true;
}

/** Says who can help with the sign-in. */
function SupportContact({ email }: { email: string | undefined }) {
  return (
    <section aria-label="Support" className="grid gap-1 border-t border-line pt-4 text-14 text-ink-muted">
      <h2 className="font-sans text-14 leading-ui font-strong tracking-normal text-ink">Support</h2>
      <p>Forgot your password, locked out, or no account yet? Ask an administrator or support.</p>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center gap-1.5 wrap-anywhere">
            <Mail aria-hidden="true" size={16} strokeWidth={1.75} />
            {email}
          </a>
        </p>
      )}
    </section>
  );
}
