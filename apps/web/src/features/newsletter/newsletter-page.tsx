import { PageHead } from '@aw/ui/patterns/page-head';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useSearchParams } from 'react-router';
import { NewsletterForm } from '~/contact-messages/newsletter-form';
import { useHydrated } from '~/lib/use-hydrated';
import { ConfirmSubscription } from './confirm-subscription';
import { Unsubscribe } from './unsubscribe';

/** Page behind the links of the newsletter's mails, with a form for everybody else (/newsletter). */
export function NewsletterPage() {
  return (
    <div className="wrap">
      <PageHead title="Newsletter" lead="Study advice from the blog, and news about this site." />
      <div className="max-w-measure">
        <NewsletterContent />
      </div>
    </div>
  );
}

function NewsletterContent() {
  const [params] = useSearchParams();
  // Built HTML has no query string, so the link in the address is read only after hydration.
  if (!useHydrated()) return <ContentSkeleton label="Checking the link…" />;
  const confirm = params.get('confirm');
  const unsubscribe = params.get('unsubscribe');
  if (confirm) return <ConfirmSubscription key={confirm} token={confirm} />;
  if (unsubscribe) return <Unsubscribe key={unsubscribe} token={unsubscribe} />;
  return <NewSubscription />;
}

/** Form for a new subscription, with an explanation of how it starts and ends. */
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

/** Placeholder while the address has not been read. */
function ContentSkeleton({ label }: { label: string }) {
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
