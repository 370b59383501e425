import { Button } from '@aw/ui/button';
import { Link } from '@aw/ui/link';
import { Note } from '@aw/ui/note';
import { paths } from '~/lib/paths';
import { SentNote } from '~/messages/sent-note';

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
