import { reasonOf } from '@aw/contracts/api-error';
import { longDate } from '@aw/contracts/long-date';
import { acceptTerms, type ChangedPolicy } from '@aw/contracts/users/policies';
import { NewTermsDialog } from '@aw/ui/patterns/new-terms-dialog';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '~/lib/paths';
import { onTermsNeeded } from '~/lib/terms-needed';
import { useSignOut } from '~/lib/use-sign-out';
import { usePolicyAnswer } from './use-policy-answer';

/**
 * Dialog with the new Terms of Use, which opens automatically once per load of the site, and a note above the page that
 * opens it again. It does not open on the policy pages, so that they can be read.
 */
export function NewTerms({ terms }: { terms: ChangedPolicy }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(() => !isPolicyPage(pathname));
  const { toast } = useToast();
  const { signOut, isSigningOut } = useSignOut();
  const accept = usePolicyAnswer(acceptTerms, () =>
    toast({ title: 'Terms accepted', description: 'Thank you. You can go on now.', tone: 'positive' }),
  );
  useEffect(() => onTermsNeeded(() => setIsOpen(true)), []);

  return (
    <>
      <Note
        tone="info"
        title="Our Terms of Use have changed."
        action={
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Read and accept
          </Button>
        }
      >
        Please accept them before you order, upload or post.
      </Note>
      <NewTermsDialog
        changes={terms.changes.map((change) => ({ ...change, date: longDate(change.day, 'UTC') }))}
        termsTo={paths.terms}
        onAccept={() => accept.mutate(terms.version)}
        isAccepting={accept.isPending}
        onSignOut={() => void signOut()}
        isSigningOut={isSigningOut}
        failure={accept.error ? reasonOf(accept.error) : undefined}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}

function isPolicyPage(pathname: string): boolean {
  return [paths.terms, paths.privacy].some((path) => pathname === path || pathname === `${path}/`);
}
