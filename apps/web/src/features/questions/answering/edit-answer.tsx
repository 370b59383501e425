import { type Answer, type AnswerFields, editAnswer, getAnswerSource } from '@aw/contracts/questions/answers';
import type { AnswerDraft } from '@aw/contracts/questions/claims';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { tabDraft } from '~/lib/tab-drafts';
import { LoadError } from '~/shell/query-states';
import { questionKey } from '../question-queries';
import { useAnswerChange } from '../use-answer-change';
import { AnswerFormFields } from './answer-form';
import { parseAnswerDraft } from './answer-values';
import { useAnswerForm } from './use-answer-form';

type EditAnswerProps = { questionId: number; answer: Answer; onDone: () => void };

/** Edits one's own answer in its place on the page. The server keeps the earlier version. */
export function EditAnswer(props: EditAnswerProps) {
  const { questionId, answer } = props;
  const source = useQuery({
    queryKey: [...questionKey(questionId), 'source', answer.id],
    queryFn: ({ signal }) => api.call(getAnswerSource, { params: { id: answer.id }, signal }),
    gcTime: 0,
  });
  if (source.error) return <LoadError title="Your answer did not load" query={source} />;
  if (!source.data)
    return (
      <LoadingRegion label="Loading your answer…">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  return <EditForm {...props} source={source.data} />;
}

function EditForm({ questionId, answer, source, onDone }: EditAnswerProps & { source: AnswerDraft }) {
  const { toast } = useToast();
  const draft = tabDraft(`answer-edit:${answer.id}`, parseAnswerDraft);
  const change = useAnswerChange<AnswerFields>({
    questionId,
    answerId: answer.id,
    run: (body) => api.call(editAnswer, { params: { id: answer.id }, body }),
    changesBadge: true,
  });
  const form = useAnswerForm({
    initial: draft.read() ?? source,
    send: async (fields) => {
      await change.mutateAsync(fields);
      draft.remove();
      toast({ title: 'Answer changed', about: `answer ${answer.id}` });
      onDone();
    },
    onTyped: (typed) => draft.save(typed),
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      {answer.isVerified && (
        <Note tone="info" title="This answer is verified.">
          If you change it, another expert has to verify it again.
        </Note>
      )}
      <AnswerFormFields
        form={form}
        submit={{ label: 'Save changes', pendingLabel: 'Saving…' }}
        aside={
          <Button
            variant="quiet"
            onClick={() => {
              draft.remove();
              onDone();
            }}
          >
            Cancel
          </Button>
        }
      />
    </div>
  );
}
