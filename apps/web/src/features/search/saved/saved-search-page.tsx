import type * as saved from '@aw/contracts/search/saved';
import { api } from '~/lib/api';
import { call } from '~/lib/first-calls';
import { paths } from '~/lib/paths';
import { MailedLink } from '~/shell/mailed-link';
import { BrokenLink, MailedLinkPage, UsedLink } from '~/shell/mailed-link-page';

const confirmSavedSearch = call<typeof saved.confirmSavedSearch>('POST', '/api/saved-searches/confirm');
const stopSavedSearches = call<typeof saved.stopSavedSearches>('POST', '/api/saved-searches/stop');

const documents = { to: paths.documents(), label: 'Browse Documents' };

/** Page behind the links in emails about saved searches (/saved-searches). */
export function SavedSearchPage() {
  return (
    <MailedLinkPage title="Saved searches" lead="We email you when there are new documents for your search.">
      {(params) => {
        const [confirm, stop] = [params.get('confirm'), params.get('stop')];
        if (confirm) return <ConfirmSearch key={confirm} token={confirm} />;
        if (stop) return <StopSearches key={stop} token={stop} />;
        return <BrokenLink advice="Search again, and save the search once more." next={documents} />;
      }}
    </MailedLinkPage>
  );
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
        <UsedLink title="Your search is saved." next={documents}>
          We will email you when there are new documents{q && ` for “${q}”`}, at most once a day. You can stop
          with one click in every email.
        </UsedLink>
      )}
      invalid={
        <BrokenLink
          advice="Links work for seven days, and only the newest one works. Search again, and save the search once more."
          next={documents}
        />
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
        <UsedLink
          title={stopped === 'one' ? 'This search is stopped.' : 'Your saved searches are stopped.'}
          next={documents}
        >
          We will not email you about {stopped === 'one' ? 'it' : 'them'} again.
        </UsedLink>
      )}
      invalid={
        <BrokenLink
          advice="Please open the link in another email about your saved searches."
          next={documents}
        />
      }
    />
  );
}
