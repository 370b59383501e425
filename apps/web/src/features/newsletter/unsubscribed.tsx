import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { SentNote } from '~/contact-messages/sent-note';
import { paths } from '~/lib/paths';

/** The subscription has ended. */
export function NewsletterLeft({ email }: { email: string }) {
  return (
    <SentNote label="You are unsubscribed">
      <Note tone="positive" title="You are unsubscribed.">
        No further issue goes to <b>{email}</b>.
      </Note>
      <Button asChild variant="quiet">
        <Link to={paths.newsletter}>Subscribe again</Link>
      </Button>
    </SentNote>
  );
}
