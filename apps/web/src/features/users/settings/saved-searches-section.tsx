import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { longDate } from '@aw/contracts/long-date';
import { deleteSavedSearch, type SavedSearch } from '@aw/contracts/search/saved';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { savedSearchesQuery } from './account-queries';
import { RowsSkeleton, SettingsRow } from './settings-row';
import { useNotifyFailure } from './use-account-change';

/** Lists the person's saved searches, with a button to stop each. */
export function SavedSearchesSection({ userId }: { userId: string }) {
  const query = useQuery(savedSearchesQuery(userId));
  const stop = useStopSearch(userId);
  return (
    <Panel
      id="saved-searches"
      title="Saved searches"
      lead="We email you new documents for these searches, at most once a day. Each search ends after 12 months."
    >
      <QueryStates query={query} noun="Saved searches" skeleton={<RowsSkeleton />} empty={<NoSearches />}>
        {(searches) => (
          <ul className="grid border-t border-line">
            {searches.map((search) => (
              <SettingsRow
                key={search.id}
                icon={Search}
                title={titleOf(search)}
                action={
                  <Button
                    size="sm"
                    aria-label={`Stop the search ${titleOf(search)}`}
                    isPending={stop.isPending && stop.variables === search}
                    pendingLabel="Stopping…"
                    onClick={() => stop.mutate(search)}
                  >
                    Stop
                  </Button>
                }
              >
                {filterNames(search).map((name) => (
                  <span key={name}>{name}</span>
                ))}
                <span>Until {longDate(search.expiresAt)}</span>
              </SettingsRow>
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

function NoSearches() {
  return (
    <p className="text-14 text-ink-muted">
      You have no saved searches. When a search finds nothing, you can save it on the page of its results.
    </p>
  );
}

function titleOf({ q }: SavedSearch): string {
  return q ? `“${q}”` : 'All documents';
}

/** Returns the names of the filters of a search. */
export function filterNames({ schoolName, courseName, filters }: SavedSearch): string[] {
  const { subject, documentType, language } = filters;
  return [
    courseName,
    schoolName,
    subject,
    documentType && documentTypeNames[documentType],
    language && new Intl.DisplayNames('en', { type: 'language' }).of(language),
  ].filter((name) => typeof name === 'string');
}

function useStopSearch(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => api.call(deleteSavedSearch, { params: { id } }),
    onSuccess: (_, search) =>
      toast({
        title: 'Search stopped',
        description: `We will not email you about ${titleOf(search)} again.`,
        about: `saved search ${search.id}`,
      }),
    onError: (error) => notifyFailure('The search was not stopped', error),
    // Refreshed after a failure too, because the search may already have ended.
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery(userId).queryKey }),
  });
}
