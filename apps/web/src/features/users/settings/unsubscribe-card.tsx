import { unsubscribe } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { api } from '~/lib/api';
import { isInvalidLink } from '~/lib/call-failure';
import { sessionKey } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { failureText } from './failure';
import { stoppedText } from './settings-text';

/** Turns off the kind of mail whose link was opened. The link is enough; no sign-in is needed. */
export function UnsubscribeCard({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.call(unsubscribe, { query: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  });
  return (
    <div className="mb-6 max-w-dialog-lg">
      <Panel title={stop.data ? 'These emails have stopped' : 'Stop these emails?'}>
        {stop.data ? (
          <Note tone="positive" title="Done.">
            {stoppedText(stop.data.kind)} You can turn them on again in your settings, under Notifications.
          </Note>
        ) : (
          <>
            <p className="max-w-measure text-ink-muted">
              Press the button to stop this kind of email. We will still email you about the security of your
              account, your payments and deliveries.
            </p>
            {stop.error && <Note tone="danger">{problemOf(stop.error)}</Note>}
            <div>
              <Button
                variant="primary"
                icon={MailX}
                isPending={stop.isPending}
                pendingLabel="Stopping..."
                onClick={() => stop.mutate()}
              >
                Stop these emails
              </Button>
            </div>
          </>
        )}
      </Panel>
    </div>
  );
}

function problemOf(error: unknown): string | undefined {
  return isInvalidLink(error)
    ? 'This link is not complete. Please open it from the email itself, or turn emails off under Notifications.'
    : failureText(error);
}
