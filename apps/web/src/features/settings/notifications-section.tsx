import { changeMailPreference, type MailKind, mailKinds } from '@aw/contracts/account/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Switch } from '@aw/ui/primitives/switch';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { mailQuery } from './account-queries';
import { RowsSkeleton } from './rows-skeleton';
import { mailLabels, securityMails } from './settings-text';
import { useNotifyFailure } from './use-account-change';

/** Which mails one gets: each kind with its switch, and those that always come. */
export function NotificationsSection({ userId }: { userId: string }) {
  const query = useQuery(mailQuery(userId));
  const change = useChangeMail(userId);
  const isChanging = (kind: MailKind) => change.isPending && change.variables.kind === kind;
  return (
    <Panel id="notifications" title="Notifications" lead="The e-mails you get from us.">
      <QueryStates
        query={query}
        noun="Notifications"
        skeleton={<RowsSkeleton count={mailKinds.length + 1} />}
        empty={null}
      >
        {(preferences) => (
          <ul className="grid border-t border-line">
            {preferences.map(({ kind, isOn }) => (
              <li key={kind} className="border-b border-line py-3">
                <Switch
                  {...mailLabels[kind]}
                  isOn={isChanging(kind) ? change.variables?.isOn === true : isOn}
                  isPending={isChanging(kind)}
                  onToggle={(next) => change.mutate({ kind, isOn: next })}
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
    mutationFn: (body: { kind: MailKind; isOn: boolean }) => api.call(changeMailPreference, { body }),
    onSuccess: (preferences, { kind, isOn }) => {
      queryClient.setQueryData(mailQuery(userId).queryKey, preferences);
      toast({
        title: `${mailLabels[kind].label}: ${isOn ? 'on' : 'off'}`,
        description: 'Your choice is saved.',
        about: `mails of ${kind}`,
      });
    },
    onError: (error) => notifyFailure('Your choice was not saved', error),
  });
}
