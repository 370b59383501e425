import { type AccountSession, endOtherSessions, endSession } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { QueryStates } from '~/shell/query-states';
import { sessionsQuery } from './account-queries';
import { SessionRow } from './session-row';
import { RowsSkeleton } from './settings-row';
import { useNotifyFailure } from './use-account-change';

/** Lists the person's sessions, with buttons to end those of other browsers. */
export function SessionsSection({ userId }: { userId: string }) {
  const query = useQuery(sessionsQuery(userId));
  const end = useEndSession(userId);
  return (
    <Panel
      id="sessions"
      title="Sessions"
      lead="Every browser in which you are signed in. If you do not recognise one, end its session and change your password."
    >
      <QueryStates query={query} noun="Sessions" skeleton={<RowsSkeleton />} empty={<NoSessions />}>
        {(sessions) => (
          <>
            <ul className="grid border-t border-line">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={end.isPending && end.variables === session}
                  onEnd={() => end.mutate(session)}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button
                  isPending={end.isPending && end.variables === 'others'}
                  pendingLabel="Ending..."
                  onClick={() => end.mutate('others')}
                >
                  End all other sessions
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
    </Panel>
  );
}

function NoSessions() {
  return <p className="text-14 text-ink-muted">You are not signed in anywhere else.</p>;
}

function useEndSession(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (session: AccountSession | 'others') =>
      session === 'others'
        ? api.call(endOtherSessions, {})
        : api.call(endSession, { params: { sessionId: session.id } }),
    onSuccess: (_, session) =>
      toast({
        title: session === 'others' ? 'All other sessions ended' : 'Session ended',
        description:
          session === 'others'
            ? 'You are signed in only here.'
            : `${session.device || 'That browser'} is signed out.`,
      }),
    onError: (error) => notifyFailure('The session was not ended', error),
    // Refreshed after a failure too, because the session may already have ended.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });
}
