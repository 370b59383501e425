import { changeMemory, deleteMemory, type Memory, mostWrittenFacts } from '@aw/contracts/ai/memory';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion } from '@aw/ui/primitives/skeleton';
import { Switch } from '@aw/ui/primitives/switch';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { configQuery } from '~/lib/config';
import { useSession } from '~/lib/session';
import { Panel } from '~/shell/panel';
import { LoadError } from '~/shell/query-states';
import { memoryQuery } from '../account-queries';
import { RowsSkeleton } from '../rows-skeleton';
import { useNotifyFailure } from '../use-account-change';
import { AddFact } from './add-fact';
import { FactRow } from './fact-row';

type MemorySectionProps = { userId: string };

/** What a model may know of the person: each fact of it, and the ways to add and to delete them. */
export function MemorySection({ userId }: MemorySectionProps) {
  const { data, error, isFetching, refetch } = useQuery(memoryQuery(userId));
  const { data: config } = useQuery(configQuery);
  return (
    <Panel
      id="memory"
      title="Memory"
      lead="What AI Chat may know of you, so that its answers fit: what you write here, and your last result in each subject’s quizzes. All of it is listed, and what you delete is in no later prompt."
    >
      {config?.hasAiModel === false && (
        <Note tone="info">Only a model uses memory; at present the study library answers.</Note>
      )}
      {data ? (
        <OwnMemory userId={userId} memory={data} />
      ) : error ? (
        <LoadError error={error} noun="Your memory" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading your memory…">
          <RowsSkeleton />
        </LoadingRegion>
      )}
    </Panel>
  );
}

type OwnMemoryProps = { userId: string; memory: Memory };

function OwnMemory({ userId, memory: { isOn, facts } }: OwnMemoryProps) {
  const change = useChangeMemory(userId);
  const isUnder18 = useSession().user?.isUnder18 === true;
  const written = facts.filter(({ kind }) => kind === 'written').length;
  return (
    <>
      <Switch
        label="Use my memory in chats"
        help={
          isUnder18
            ? 'Your settings say that you are under 18, so memory stays off.'
            : 'On, it goes to the model’s provider with each message of a chat that you keep. Off, it goes nowhere, and nothing is added.'
        }
        isOn={isOn}
        isDisabled={isUnder18}
        isPending={change.isPending}
        onToggle={(next) => change.mutate(next)}
      />
      {facts.length > 0 ? (
        <ul className="grid border-t border-line">
          {facts.map((fact) => (
            <FactRow key={fact.id} userId={userId} fact={fact} />
          ))}
        </ul>
      ) : (
        <p className="text-14 text-ink-muted">Nothing is remembered of you.</p>
      )}
      {isOn &&
        (written < mostWrittenFacts ? (
          <AddFact userId={userId} />
        ) : (
          <Note tone="info">{`These are the ${mostWrittenFacts} facts that you can add. Delete one to add another.`}</Note>
        ))}
      {facts.length > 1 && <DeleteAll userId={userId} />}
    </>
  );
}

function useChangeMemory(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call(changeMemory, { body: { isOn } }),
    onSuccess: (memory) => {
      queryClient.setQueryData(memoryQuery(userId).queryKey, memory);
      toast({
        title: memory.isOn ? 'Memory is on' : 'Memory is off',
        description: memory.isOn
          ? 'What is listed goes with the next message that a model answers.'
          : 'Your next message goes without it. What is listed stays until you delete it.',
        about: 'memory',
      });
    },
    onError: (error) => notifyFailure('Your memory was not changed', error),
  });
}

function DeleteAll({ userId }: MemorySectionProps) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return (
    <div>
      <ConfirmDialog
        trigger={<Button variant="danger-quiet">Delete all facts</Button>}
        title="Delete all that is remembered of you?"
        description="Your next message goes without it. This cannot be undone."
        confirmLabel="Delete all"
        pendingLabel="Deleting..."
        onConfirm={async () => {
          await api.call(deleteMemory, {});
          await queryClient.invalidateQueries({ queryKey: memoryQuery(userId).queryKey });
          toast({
            title: 'All facts deleted',
            description: 'Nothing is remembered of you.',
            about: 'memory',
          });
        }}
      />
    </div>
  );
}
