import {
  changeMailPreference,
  type MailKind,
  type MailMode,
  mailKinds,
  mailModesOf,
} from '@aw/contracts/users/account';
import { Badge } from '@aw/ui/primitives/badge';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { mailQuery } from './account-queries';
import { RowsSkeleton } from './settings-row';
import { mailLabels, mailModeLabel, securityMails } from './settings-text';
import { useNotifyFailure } from './use-account-change';

/** Choice of when to receive each kind of mail, and a list of those that are always sent. */
export function NotificationsSection({ userId }: { userId: string }) {
  const query = useQuery(mailQuery(userId));
  const change = useChangeMail(userId);
  const pendingMode = (kind: MailKind) =>
    change.isPending && change.variables.kind === kind ? change.variables.mode : undefined;
  return (
    <Panel
      id="notifications"
      title="Notifications"
      lead="Choose the emails you get. “Daily” puts them into one email a day. The bell at the top of the page shows everything right away."
    >
      <QueryStates
        query={query}
        noun="Notifications"
        skeleton={<RowsSkeleton count={mailKinds.length + 1} />}
        empty={null}
      >
        {(preferences) => (
          <ul className="grid border-t border-line">
            {preferences.map(({ kind, mode }) => (
              <li
                key={kind}
                className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
              >
                <div className="grid gap-0.5 text-15">
                  <p className="font-strong">{mailLabels[kind].label}</p>
                  <p className="max-w-measure text-14 text-ink-muted">{mailLabels[kind].help}</p>
                </div>
                <SegmentedControl
                  size="sm"
                  label={`Emails: ${mailLabels[kind].label}`}
                  segments={mailModesOf(kind).map((mode) => ({
                    value: mode,
                    label: mailModeLabel(kind, mode),
                  }))}
                  value={pendingMode(kind) ?? mode}
                  onValueChange={(next) => change.mutate({ kind, mode: next as MailMode })}
                />
              </li>
            ))}
            <li className="grid gap-0.5 pt-3 text-15">
              <p className="flex items-center justify-between gap-4 font-strong">
                Security <Badge icon={Lock}>Always on</Badge>
              </p>
              <p className="max-w-measure text-14 text-ink-muted">{securityMails}</p>
            </li>
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

function useChangeMail(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (body: { kind: MailKind; mode: MailMode }) =>
      api.call(changeMailPreference, { query: { courses: true }, body }),
    onSuccess: (preferences, { kind, mode }) => {
      queryClient.setQueryData(mailQuery(userId).queryKey, preferences);
      toast({
        title: `${mailLabels[kind].label}: ${mailModeLabel(kind, mode).toLowerCase()}`,
        description: 'Your choice is saved.',
        about: `mails of ${kind}`,
      });
    },
    onError: (error) => notifyFailure('Your choice was not saved', error),
  });
}
