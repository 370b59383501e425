import type * as newsletter from '@aw/contracts/newsletter/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { SentNote } from '~/contact-messages/sent-note';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { mailLink } from '~/lib/contact-links';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { MailedLink } from '~/shell/mailed-link';

const unsubscribeNewsletter = call<typeof newsletter.unsubscribeNewsletter>(
  'POST',
  '/api/newsletter/unsubscribe',
);

/** Ends a subscription with the token of an issue. */
export function Unsubscribe({ token }: { token: string }) {
  return (
    <MailedLink
      lead="Press the button to stop the newsletter. Your account and your orders do not change."
      label="Unsubscribe"
      pendingLabel="Unsubscribing..."
      send={() => api.call(unsubscribeNewsletter, { query: { token } })}
      done={({ email }) => <Unsubscribed email={email} />}
      invalid={<WrongLink />}
    />
  );
}

function WrongLink() {
  const config = usePublicConfig();
  return (
    <Note tone="caution" title="This link is incomplete.">
      Some email programs cut links short. Please open the link in another issue, or{' '}
      <Link to={mailLink(config, 'Please unsubscribe me from the newsletter')}>write to us</Link> from the
      address that gets the newsletter, and we will remove it from the list.
    </Note>
  );
}

/** Confirms that the subscription has ended. */
function Unsubscribed({ email }: { email: string }) {
  return (
    <SentNote label="You are unsubscribed">
      <Note tone="positive" title="You are unsubscribed.">
        We will send no more issues to <b>{email}</b>.
      </Note>
      <Button asChild variant="quiet">
        <Link to={paths.newsletter}>Subscribe again</Link>
      </Button>
    </SentNote>
  );
}
