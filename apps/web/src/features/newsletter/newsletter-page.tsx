import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useSearchParams } from 'react-router';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { useHydrated } from '~/lib/use-hydrated';
import { ConfirmSubscription } from './confirm-subscription';
import { LeaveNewsletter } from './unsubscribe';

/** /newsletter: where the links in its mails lead, and the form for everybody else. */
export function NewsletterPage() {
  return (
    <div className="wrap">
      <PageHead title="Newsletter" lead="Study advice from the blog, and news about this site." />
      <div className="max-w-measure">
        <NewsletterMatter />
      </div>
    </div>
  );
}

function NewsletterMatter() {
  const [params] = useSearchParams();
  // The HTML of the build was made without a query, so it cannot know yet what the address asks for.
  if (!useHydrated()) return <MatterSkeleton label="Checking the link…" />;
  const confirm = params.get('confirm');
  const leave = params.get('unsubscribe');
  if (confirm) return <ConfirmSubscription key={confirm} token={confirm} />;
  if (leave) return <LeaveNewsletter key={leave} token={leave} />;
  return <NewSubscription />;
}

/** The form and how a subscription begins and ends. */
function NewSubscription() {
  return (
    <div className="grid gap-6">
      <NewsletterForm isPrimary />
      <p className="text-14 text-ink-muted">
        We email you a link. The newsletter starts when you open it and press the button there. You can
        unsubscribe with one click in every issue.
      </p>
    </div>
  );
}

/** The place of what the address asks for, while that is not known or on its way. */
function MatterSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="grid max-w-md gap-3">
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="long" />
      </div>
    </LoadingRegion>
  );
}
