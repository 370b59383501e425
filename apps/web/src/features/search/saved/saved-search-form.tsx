import { emailField } from '@aw/contracts/email';
import { type SavedSearchFilters, saveSearch } from '@aw/contracts/search/saved';
import { SavedSearchBox } from '@aw/ui/patterns/saved-search-box';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { paths } from '~/lib/paths';
import { sessionKey, useSession } from '~/lib/session';

const withEmail = z.object({ email: emailField });
const withAccount = z.object({ email: z.optional(emailField) });

type SavedSearchFormProps = {
  /** Typed words; empty if only filters are set. */
  q: string;
  filters?: SavedSearchFilters;
};

/** Offers to email new documents for a search, to the account's confirmed address or to a typed one. */
export function SavedSearchForm({ q, filters = {} }: SavedSearchFormProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const accountEmail = user && !user.isAnonymous && user.isEmailVerified ? user.email : null;
  return (
    <SavedSearchBox
      // Another search is another form.
      key={JSON.stringify([q, filters, accountEmail])}
      accountEmail={accountEmail ?? undefined}
      defaultEmail={user?.email ?? undefined}
      schema={accountEmail === null ? withEmail : withAccount}
      onSave={async ({ email }) => {
        const { status } = await api.call(saveSearch, { body: { q, filters, email } });
        if (user && status === 'active')
          await queryClient.invalidateQueries({ queryKey: [...sessionKey, user.id, 'saved-searches'] });
        return status;
      }}
      explain={failureOf}
      settingsTo={`${paths.settings}#saved-searches`}
      privacyTo={paths.privacy}
    />
  );
}
