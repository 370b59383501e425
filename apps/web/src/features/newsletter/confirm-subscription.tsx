import type * as newsletter from '@aw/contracts/newsletter';
import { Button } from '@aw/ui/button';
import { Link } from '@aw/ui/link';
import { Note } from '@aw/ui/note';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { NewsletterForm } from '~/messages/newsletter-form';
import { SentNote } from '~/messages/sent-note';
import { LoadError } from '~/shell/query-states';
import { isUsedUp } from './is-used-up';
import { MatterSkeleton } from './matter-skeleton';
import { NewsletterLeft } from './newsletter-left';

const confirmNewsletter = call<typeof newsletter.confirmNewsletter>('POST', '/api/newsletter/confirm');

/** Confirms a subscription by the token of the mailed link; doing it again changes nothing. */
export function ConfirmSubscription({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['newsletter', 'confirm', token],
    queryFn: ({ signal }) => api.call(confirmNewsletter, { body: { token }, signal }),
    gcTime: 0,
  });
  if (data?.state === 'unsubscribed') return <NewsletterLeft email={data.email} />;
  if (data) return <Confirmed email={data.email} />;
  if (isUsedUp(error)) return <OldLink />;
  if (error)
    return <LoadError error={error} noun="The link" isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <MatterSkeleton label="Confirming your subscription…" />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <SentNote label="You are subscribed">
      <Note tone="positive" title="You are subscribed.">
        The next issue comes to <b>{email}</b>: study advice from the blog, and what is new on this site. A
        link in every issue ends the subscription with one click.
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
      <Note tone="caution" title="This link does not work any more.">
        It is good for seven days, only the newest one counts, and some mail programs cut links short. Ask for
        a new one here:
      </Note>
      <NewsletterForm isPrimary />
    </div>
  );
}
