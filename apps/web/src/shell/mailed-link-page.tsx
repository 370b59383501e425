import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SentNote } from '~/contact-messages/sent-note';
import { useHydrated } from '~/lib/use-hydrated';

type MailedLinkPageProps = {
  title: string;
  lead: string;
  /** Renders the content for the link in the address. */
  children: (params: URLSearchParams) => ReactNode;
};

/** Page behind the links of some emails. */
export function MailedLinkPage({ title, lead, children }: MailedLinkPageProps) {
  const [params] = useSearchParams();
  // Built HTML has no query string, so the link in the address is read only after hydration.
  const isHydrated = useHydrated();
  return (
    <div className="wrap pb-16">
      <PageHead title={title} lead={lead} />
      <div className="max-w-measure">{isHydrated ? children(params) : <LinkSkeleton />}</div>
    </div>
  );
}

function LinkSkeleton() {
  return (
    <LoadingRegion label="Checking the link…">
      <div className="grid max-w-md gap-3">
        <Skeleton width="long" />
        <Skeleton shape="control" />
      </div>
    </LoadingRegion>
  );
}

type NextPage = { to: string; label: string };

/** Says what a mailed link did, and links to the next page. */
export function UsedLink({ title, children, next }: { title: string; children: ReactNode; next: NextPage }) {
  return (
    <SentNote label={title}>
      <Note tone="positive" title={title}>
        {children}
      </Note>
      <NextButton {...next} />
    </SentNote>
  );
}

/** Shown for a mailed link that does not work. `advice` says how to get one that does. */
export function BrokenLink({ advice, next }: { advice: string; next: NextPage }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="caution" title="This link does not work.">
        It is too old, or your email program cut it short. {advice}
      </Note>
      <NextButton {...next} />
    </div>
  );
}

function NextButton({ to, label }: NextPage) {
  return (
    <Button asChild>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
