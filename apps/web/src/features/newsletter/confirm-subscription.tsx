import type * as newsletter from '@aw/contracts/newsletter/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { SentNote } from '~/contact-messages/sent-note';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { MailedLink } from '~/shell/mailed-link';

const confirmNewsletter = call<typeof newsletter.confirmNewsletter>('POST', '/api/newsletter/confirm');

/** Starts a subscription with the token of the mailed link. */
export function ConfirmSubscription({ token }: { token: string }) {
  return (
    <MailedLink
      lead="Press the button to get the newsletter at the address that received this link."
      label="Confirm subscription"
      pendingLabel="Confirming..."
      send={() => api.call(confirmNewsletter, { body: { token } })}
      done={({ email }) => <Confirmed email={email} />}
      invalid={<OldLink />}
    />
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
