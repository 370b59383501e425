import type * as saved from '@aw/contracts/search/saved';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SentNote } from '~/contact-messages/sent-note';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { useHydrated } from '~/lib/use-hydrated';
import { MailedLink } from '~/shell/mailed-link';

const confirmSavedSearch = call<typeof saved.confirmSavedSearch>('POST', '/api/saved-searches/confirm');
const stopSavedSearches = call<typeof saved.stopSavedSearches>('POST', '/api/saved-searches/stop');

/** Page behind the links in emails about saved searches (/saved-searches). */
export function SavedSearchPage() {
  return (
    <div className="wrap pb-16">
      <PageHead title="Saved searches" lead="We email you when there are new documents for your search." />
      <div className="max-w-measure">
        <SavedSearchContent />
      </div>
    </div>
  );
}

function SavedSearchContent() {
  const [params] = useSearchParams();
  // Built HTML has no query string, so the link in the address is read only after hydration.
  if (!useHydrated())
    return (
      <LoadingRegion label="Checking the link…">
        <div className="grid max-w-md gap-3">
          <Skeleton width="long" />
          <Skeleton shape="control" />
        </div>
      </LoadingRegion>
    );
  const confirm = params.get('confirm');
  const stop = params.get('stop');
  if (confirm) return <ConfirmSearch key={confirm} token={confirm} />;
  if (stop) return <StopSearches key={stop} token={stop} />;
  return <OldLink advice="Search again, and save the search once more." />;
}

/** Starts a saved search with the token of the mailed link. */
function ConfirmSearch({ token }: { token: string }) {
  return (
    <MailedLink
      lead="Press the button, and we will email new documents to the address that received this link."
      label="Confirm saved search"
      pendingLabel="Confirming…"
      send={() => api.call(confirmSavedSearch, { body: { token } })}
      done={({ q }) => (
        <Done title="Your search is saved.">
          We will email you when there are new documents{q && ` for “${q}”`}, at most once a day. You can stop
          with one click in every email.
        </Done>
      )}
      invalid={
        <OldLink advice="Links work for seven days, and only the newest one works. Search again, and save the search once more." />
      }
    />
  );
}

/** Stops one saved search or all of them with the token of an email. */
function StopSearches({ token }: { token: string }) {
  const isOne = token.startsWith('one.');
  return (
    <MailedLink
      lead={
        isOne
          ? 'Press the button, and we will stop looking for new documents for this search.'
          : 'Press the button, and we will stop all your saved searches. Your account and your orders do not change.'
      }
      label={isOne ? 'Stop this search' : 'Stop all saved searches'}
      pendingLabel="Stopping…"
      send={() => api.call(stopSavedSearches, { query: { token } })}
      done={({ stopped }) => (
        <Done title={stopped === 'one' ? 'This search is stopped.' : 'Your saved searches are stopped.'}>
          We will not email you about {stopped === 'one' ? 'it' : 'them'} again.
        </Done>
      )}
      invalid={<OldLink advice="Please open the link in another email about your saved searches." />}
    />
  );
}

function Done({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SentNote label={title}>
      <Note tone="positive" title={title}>
        {children}
      </Note>
      <BrowseDocuments />
    </SentNote>
  );
}

function OldLink({ advice }: { advice: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="caution" title="This link does not work.">
        It is too old, or your email program cut it short. {advice}
      </Note>
      <BrowseDocuments />
    </div>
  );
}

function BrowseDocuments() {
  return (
    <Button asChild>
      <Link to={paths.documents()}>Browse Documents</Link>
    </Button>
  );
}
