import { changeMemory, deleteMemory, type Memory, maxWrittenFacts } from '@aw/contracts/ai/memory';
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
import { RowsSkeleton } from '../settings-row';
import { useNotifyFailure } from '../use-account-change';
import { AddFact } from './add-fact';
import { FactRow } from './fact-row';

type MemorySectionProps = { userId: string };

/** Facts about the person that a model may use, with controls to add and delete them. */
export function MemorySection({ userId }: MemorySectionProps) {
  const query = useQuery(memoryQuery(userId));
  const { data, error } = query;
  const { data: config } = useQuery(configQuery);
  return (
    <Panel
      id="memory"
      title="Memory"
      lead="AI Chat can remember facts about you, so that its answers fit you: what you write here, and your last quiz result in each subject. You can see every fact. If you delete one, we never use it again."
    >
      {config?.hasAiModel === false && (
        <Note tone="info">
          Only an AI model uses memory. At the moment, answers come from the study library.
        </Note>
      )}
      {data ? (
        <OwnMemory userId={userId} memory={data} />
      ) : error ? (
        <LoadError title="Your memory did not load" query={query} />
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
  const writtenCount = facts.filter(({ kind }) => kind === 'written').length;
  return (
    <>
      <Switch
        label="Use my memory in chats"
        help={
          isUnder18
            ? 'Your settings say that you are under 18, so memory stays off.'
            : 'If this is on, we send your facts to the AI provider with each message in chats you keep. If it is off, we send and add nothing.'
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
        <p className="text-14 text-ink-muted">AI Chat remembers nothing about you.</p>
      )}
      {isOn &&
        (writtenCount < maxWrittenFacts ? (
          <AddFact userId={userId} />
        ) : (
          <Note tone="info">{`You can add up to ${maxWrittenFacts} facts. Delete one to add another.`}</Note>
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
          ? 'From your next message on, the AI model gets the facts below.'
          : 'The AI model no longer gets your facts. They stay here until you delete them.',
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
        title="Delete all facts about you?"
        description="The AI model no longer gets them. You cannot undo this."
        confirmLabel="Delete all"
        pendingLabel="Deleting..."
        onConfirm={async () => {
          await api.call(deleteMemory, {});
          await queryClient.invalidateQueries({ queryKey: memoryQuery(userId).queryKey });
          toast({
            title: 'All facts deleted',
            description: 'AI Chat remembers nothing about you.',
            about: 'memory',
          });
        }}
      />
    </div>
  );
}
