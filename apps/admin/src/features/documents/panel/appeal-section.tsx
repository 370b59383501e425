import { decideAppeal } from '@aw/contracts/documents/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import { Time } from '@aw/ui/primitives/time';
import { useRef } from 'react';
import { useAction } from '../../../actions/use-action';
import { useTextForm } from '../../../actions/use-text-form';
import { PanelSection } from '../../../resource-list/item-panel';
import { useConsole } from '../../../services/console-services';
import type { OpenDocument } from '../queries';

/** An appeal of the uploader, with a form for the answer, or the answer that was given. */
export function AppealSection({ document }: { document: OpenDocument }) {
  const { appeal } = document;
  if (!appeal) return null;
  return (
    <PanelSection title="Appeal">
      <blockquote className="border-s-2 border-line-strong ps-3 font-serif text-16 whitespace-pre-line wrap-anywhere">
        {appeal.message}
      </blockquote>
      <p className="text-13 text-ink-muted">
        The uploader, <Time value={appeal.createdAt} />
      </p>
      {appeal.status === 'open' ? (
        <AppealForm appealId={appeal.id} isRemoved={document.removedAt !== null} />
      ) : (
        <div className="grid justify-items-start gap-1 pt-1 text-13">
          <Badge tone={appeal.status === 'granted' ? 'positive' : 'neutral'}>
            {appeal.status === 'granted' ? 'Granted' : 'Denied'}
          </Badge>
          <p className="whitespace-pre-line wrap-anywhere">{appeal.answer}</p>
        </div>
      )}
    </PanelSection>
  );
}

type AppealFormProps = { appealId: number; isRemoved: boolean };

type Decision = 'grant' | 'deny';

/** Form for the decision on an appeal and the answer that its uploader reads. */
function AppealForm({ appealId, isRemoved }: AppealFormProps) {
  const { api } = useConsole();
  const pressed = useRef<Decision>('grant');
  const answer = useTextForm(`appeal:${appealId}`, {
    please: 'Please write an answer; the uploader will see it.',
    send: (text) => {
      if (!decide.isPending) decide.mutate({ decision: pressed.current, answer: text });
    },
  });
  const decide = useAction({
    send: (body: { decision: Decision; answer: string }) =>
      api.call(decideAppeal, { params: { id: appealId }, body }),
    done: (_, { decision }) => ({
      title: decision === 'grant' ? 'Appeal granted' : 'Appeal denied',
      description: 'The uploader can read your answer.',
    }),
    onDone: answer.clear,
  });

  const submit = (decision: Decision) => {
    pressed.current = decision;
    void answer.submit();
  };
  const isSending = (decision: Decision) => decide.isPending && decide.variables.decision === decision;

  return (
    <form {...answer.formProps} className="grid gap-3 pt-1">
      <Field
        label="Answer"
        help={
          isRemoved
            ? 'The uploader will see it. If you grant the appeal, the document is restored.'
            : 'The uploader will see it. If you grant the appeal, we check the document again, but not for duplicates.'
        }
        error={answer.error}
        isRequired
      >
        <Textarea {...answer.field} rows={3} maxLength={2000} />
      </Field>
      <div className="flex gap-2">
        <Button variant="primary" size="sm" isPending={isSending('grant')} onClick={() => submit('grant')}>
          Grant
        </Button>
        <Button size="sm" isPending={isSending('deny')} onClick={() => submit('deny')}>
          Deny
        </Button>
      </div>
    </form>
  );
}
