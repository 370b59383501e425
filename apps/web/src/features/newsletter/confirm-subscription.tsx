import { reasonOf } from '@aw/contracts/api-error';
import type * as newsletter from '@aw/contracts/newsletter/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { SentNote } from '~/contact-messages/sent-note';
import { api } from '~/lib/api';
import { isInvalidLink } from '~/lib/call-failure';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';

const confirmNewsletter = call<typeof newsletter.confirmNewsletter>('POST', '/api/newsletter/confirm');

/**
 * Starts a subscription with the token of the mailed link, only when the button is pressed, because mail scanners open
 * every link. Doing it again is harmless.
 */
export function ConfirmSubscription({ token }: { token: string }) {
  const confirm = useMutation({ mutationFn: () => api.call(confirmNewsletter, { body: { token } }) });
  if (confirm.data) return <Confirmed email={confirm.data.email} />;
  if (isInvalidLink(confirm.error)) return <OldLink />;
  return (
    <div className="grid justify-items-start gap-4">
      <p>Press the button to get the newsletter at the address that received this link.</p>
      {confirm.isError && <Note tone="danger">{reasonOf(confirm.error)}</Note>}
      <Button
        variant="primary"
        onClick={() => confirm.mutate()}
        isPending={confirm.isPending}
        pendingLabel="Confirming..."
      >
        Confirm subscription
      </Button>
    </div>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <SentNote label="You are subscribed">
      <Note tone="positive" title="You are subscribed.">
        The next issue will come to <b>{email}</b>. You can unsubscribe with one click in every issue.
      </Note>
      <Button asChild>
        <Link to={paths.blog}>Read the blog</Link>
      </Button>
    </SentNote>
  );
}

function OldLink() {
  return (
    <div className="grid gap-6">
      <Note tone="caution" title="This link no longer works.">
        Links work for seven days, and only the newest one works. Some email programs also cut links short.
        Get a new link here:
      </Note>
      <NewsletterForm isPrimary />
    </div>
  );
}
